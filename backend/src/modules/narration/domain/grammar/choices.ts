/** The first of some lines, as many as were asked for so far: pools are long, and a few of each are all that is needed. */
export interface Choices {
  /** Undefined after the last. */
  readonly at: (n: number) => string | undefined;
  /** How many there are, once one after the last was asked for. */
  readonly length: () => number;
}
export const choicesFrom = (lines: Iterator<{ readonly text: string }>): Choices => {
  const drawn: string[] = [];
  return {
    at: (n) => {
      while (drawn.length <= n) {
        const next = lines.next();
        if (next.done === true) return undefined;
        drawn.push(next.value.text);
      }
      return drawn[n];
    },
    length: () => drawn.length,
  };
};

/** Walks through the combinations so that every pool moves on at every step, each pool after the first at a pace of its own. */
export const nth = (choices: Choices, step: number, pool: number): string =>
  choices.at(step) ?? choices.at((step + pool * Math.floor(step / choices.length())) % choices.length()) ?? '';
