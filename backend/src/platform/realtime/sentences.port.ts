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
  /**
   * One or several, in their order. The first text of an (n) stays: a repeated one is passed over. Rejects within seconds
   * when out of reach. @returns how many were new
   */
  publish(...sentences: readonly Sentence[]): Promise<number>;
  /** Those shown so far, in order. */
  shown(sessionId: string, turn: number): Promise<readonly Sentence[]>;
  /** From now on, at least once, in order; what was missed during an outage follows after it, unless it was forgotten. @returns what ends it */
  follow(sessionId: string, listener: (sentence: Sentence) => void): Promise<() => void>;
  /** The turn has been told. What nobody forgets is gone after an hour or so. */
  forget(sessionId: string, turn: number): Promise<void>;
  close(): Promise<void>;
}
export const SENTENCES = Symbol('Sentences');
