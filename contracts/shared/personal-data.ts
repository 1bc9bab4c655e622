import { type AnyFact } from './facts.js';

/**
 * Which fields of which events may say something about a person, and what is read in their place once
 * the person's key is destroyed (design section 5). They are sealed on append and opened on read.
 */
export const PERSONAL_FIELDS: { readonly [T in AnyFact['type']]?: Readonly<Record<string, unknown>> } = {
  SessionStarted: { name: '' },
  TurnResolved: { playerAction: '' },
  TurnNarrated: { story: '', wording: [], debugPrompt: null },
  SessionRewound: { wording: [], recentStories: [] },
  GameSaved: { saveName: '' },
};
