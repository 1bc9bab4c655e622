/** A sentence of a turn's narration: the `n`-th, from 0. */
export interface Sentence {
  readonly sessionId: string;
  readonly turn: number;
  readonly n: number;
  readonly text: string;
}

/**
 * Sentences from a narrator to the session's followers, in any process (design section 6, step 6). They are kept by
 * (session, turn, n) until the narration is recorded, so that a follower can resume and a second narrator can continue.
 */
export interface Sentences {
  /**
   * One or several, in their order. The first text of an (n) stays; a repeated one is ignored. Rejects within seconds
   * during an outage. @returns how many were new
   */
  publish(...sentences: readonly Sentence[]): Promise<number>;
  /** The published sentences so far, in order. */
  shown(sessionId: string, turn: number): Promise<readonly Sentence[]>;
  /**
   * Delivers from now on, at least once, in order; sentences of an outage follow after it, unless they were deleted.
   * @returns a function that ends it
   */
  follow(sessionId: string, listener: (sentence: Sentence) => void): Promise<() => void>;
  /** Deletes the sentences of a narrated turn. Others expire after about an hour. */
  forget(sessionId: string, turn: number): Promise<void>;
  close(): Promise<void>;
}
export const SENTENCES = Symbol('Sentences');
