import { type AnyEvent } from './any-event.js';

/** A hash of what a person typed gives it away to whoever tries the likely words: it is sealed with them. */
const NO_HASH = '0'.repeat(64);

/**
 * Which fields of which events may say something about a person, and what is read in their place once
 * the person's key is destroyed (design section 5). They are sealed on append and opened on read.
 */
export const PERSONAL_FIELDS: { readonly [T in AnyEvent['type']]?: Readonly<Record<string, unknown>> } = {
  SessionStarted: { name: '', bodyHash: NO_HASH },
  TurnResolved: { playerAction: '', bodyHash: NO_HASH },
  TurnNarrated: { story: '', wording: [], debugPrompt: null },
  SessionRewound: { wording: [] },
  GameSaved: { saveName: '' },
};
