import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';

/** What a sentence is judged by. */
export interface ReleaseContext {
  readonly facts: TurnFacts;
  /** All proper names that may appear. */
  readonly names: readonly string[];
  /** Phrases that may not, in lower case. */
  readonly banned: readonly string[];
  /** This leaf so far, as it was shown. */
  readonly shown: string;
  /** Earlier leaves. */
  readonly earlier: readonly string[];
  /** What the player did, in words: the choice that they took, or what they wrote. */
  readonly deedWords: string;
}

/** A check of a model's sentence before anybody sees it: pure, and cautious. What it cuts costs a call; what it lets through is read. */
export interface ReleaseRule {
  /** Its name in the verdicts. */
  readonly name: string;
  /** @returns what is wrong, in words for the log of the turn; null: nothing */
  fault(sentence: string, context: ReleaseContext): string | null;
}
