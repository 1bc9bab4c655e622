import { type Intent } from '#game/model/intent.js';
import { type Standing } from '#game/model/session.js';

/** What a player can do where they stand: all that a text may mean. */
export type IntentChoices = Pick<Standing, 'offers' | 'movement'>;

/** What was made of a player's own words. */
export type IntentReading =
  /** `confidence`: 0 to 1. */
  | { readonly kind: 'reading'; readonly intent: Intent; readonly confidence: number }
  /** The text may mean several things: a question for the player. */
  | { readonly kind: 'ask-back'; readonly question: string }
  /** The text is no deed at all. */
  | { readonly kind: 'refusal'; readonly reason: string };

/** Reads free text into what the rules can judge (design section 6, step 3). Called by sessions, implemented by narration. */
export interface IntentReader {
  /** May reject, and may outlast its signal's end: the caller then takes the reading by rules. */
  read(text: string, choices: IntentChoices, signal: AbortSignal): Promise<IntentReading>;
  /** At once and always: by keywords. */
  readByRules(text: string, choices: IntentChoices): Intent;
}
export const INTENT_READER = Symbol('IntentReader');
