import { choicesFrom, nth } from './choices.js';

/** Lines, and how many of them were looked at. */
const counted = (...texts: readonly string[]) => {
  const seen: string[] = [];
  const lines = function* (): Generator<{ readonly text: string }> {
    for (const text of texts) {
      seen.push(text);
      yield { text };
    }
  };
  return { seen, choices: choicesFrom(lines()) };
};

describe('what may be said of a pool', () => {
  it('is looked at no further than it is asked for', () => {
    const { seen, choices } = counted('a', 'b', 'c', 'd');
    expect([nth(choices, 0, 0), nth(choices, 1, 0)]).toEqual(['a', 'b']);
    expect(seen).toEqual(['a', 'b']);
  });

  it('comes round again after the last, at a pace of its own for every pool', () => {
    const round = (pool: number): string => {
      const { choices } = counted('a', '', 'c');
      return Array.from({ length: 6 }, (_, step) => nth(choices, step, pool)).join('/');
    };
    expect(round(0)).toBe('a//c/a//c');
    expect(round(1)).toBe('a//c//c/a');
  });

  it('is nothing where there is nothing to be said', () => expect(nth(counted().choices, 2, 1)).toBe(''));
});
