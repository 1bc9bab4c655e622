/** A sentence every 30 times 15 ms, a letter every 5 (specification section 9). */
const SENTENCE_MS = 30 * 15;
const LETTER_MS = 5;

/** The start of each sentence and the end of the last, in ms. A sentence waits for the one before it. */
export interface RevealTiming {
  readonly starts: readonly number[];
  readonly end: number;
}

export const revealTimingOf = (sentences: readonly string[]): RevealTiming => {
  const starts: number[] = [];
  let next = 0;
  let end = 0;
  for (const { length } of sentences) {
    starts.push(next);
    end = next + length * LETTER_MS;
    next = Math.max(next + SENTENCE_MS, end);
  }
  return { starts, end };
};

/** The number of letters of a sentence revealed `elapsed` ms after the first sentence began. */
export const lettersShown = (length: number, start: number, elapsed: number): number =>
  Math.max(0, Math.min(length, Math.floor((elapsed - start) / LETTER_MS)));
