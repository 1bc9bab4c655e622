import { type Attempt } from '#game/model/attempt.js';
import { type Scene } from '#game/model/scene.js';

/** The reading of a player's own words. */
export type IntentReading =
  /** `confidence`: 0 to 1. `rest`: the words of further deeds, which are not tried now. */
  | { readonly kind: 'reading'; readonly attempt: Attempt; readonly confidence: number; readonly rest?: string }
  /** The text has several meanings, or names what is not there. `options`: whole texts to send instead, at most four. */
  | { readonly kind: 'ask-back'; readonly question: string; readonly options: readonly string[] }
  /** The text is no deed: a question, nonsense, another language, talk about the game, abuse. */
  | { readonly kind: 'answer'; readonly text: string };

/**
 * Reads free text as an attempt that the rules can judge (design section 6, step 3). Called by sessions, implemented by
 * narration.
 */
export interface IntentReader {
  /**
   * May reject, and may outlast its signal's end: the caller then takes the reading by rules. `userId`: whose budget of
   * models it is.
   */
  read(text: string, scene: Scene, signal: AbortSignal, userId: string): Promise<IntentReading>;
  /** Reads by the grammar: at once, and never fails. */
  readByRules(text: string, scene: Scene): IntentReading;
}
export const INTENT_READER = Symbol('IntentReader');
