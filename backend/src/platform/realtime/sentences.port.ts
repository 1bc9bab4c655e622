/** A sentence of a turn that is being told: the `n`-th, from 0. */
export interface Sentence {
  readonly sessionId: string;
  readonly turn: number;
  readonly n: number;
  readonly text: string;
}

/**
 * Sentences on their way from a teller to whoever follows the session, in any process (design section 6, step 6).
 * They are kept by (session, turn, n) until the turn is told, so that a follower resumes and a second teller goes on.
 */
export interface Sentences {
  /** The first text of an (n) stays: a repeated one is passed over. */
  publish(sentence: Sentence): Promise<void>;
  /** Those shown so far, in order. */
  shown(sessionId: string, turn: number): Promise<readonly Sentence[]>;
  /** From now on, at least once, in order. @returns what ends it */
  follow(sessionId: string, listener: (sentence: Sentence) => void): Promise<() => void>;
  /** The turn has been told. */
  forget(sessionId: string, turn: number): Promise<void>;
  close(): Promise<void>;
}
export const SENTENCES = Symbol('Sentences');
