import { type Intent } from '#game/model/intent.js';
import { type Standing } from '#game/model/session.js';

/** The deeds that are possible at the player's place: the possible meanings of a text. */
export type IntentChoices = Pick<Standing, 'offers' | 'movement'>;

/** The reading of a player's own words. */
export type IntentReading =
  /** `confidence`: 0 to 1. */
  | { readonly kind: 'reading'; readonly intent: Intent; readonly confidence: number }
  /** The text has several meanings: a question for the player. */
  | { readonly kind: 'ask-back'; readonly question: string }
  /** The text is no deed. */
  | { readonly kind: 'refusal'; readonly reason: string };

/**
 * Reads free text as a deed that the rules can judge (design section 6, step 3). Called by sessions, implemented by
 * narration.
 */
export interface IntentReader {
  /** May reject, and may outlast its signal's end: the caller then takes the reading by rules. */
  read(text: string, choices: IntentChoices, signal: AbortSignal): Promise<IntentReading>;
  /** By keywords: at once, and never fails. */
  readByRules(text: string, choices: IntentChoices): Intent;
}
export const INTENT_READER = Symbol('IntentReader');
