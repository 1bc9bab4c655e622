import { revealTimingOf, lettersShown } from './reveal-timing.js';

describe('the timing of revealed text', () => {
  it('starts sentences 450 ms apart', () =>
    expect(revealTimingOf(['You went. ', 'It rained.'])).toEqual({ starts: [0, 450], end: 500 }));
  it('waits for a longer sentence', () =>
    expect(revealTimingOf(['x'.repeat(200), 'Then.'])).toEqual({ starts: [0, 1000], end: 1025 }));
  it('is empty for an empty text', () => expect(revealTimingOf([])).toEqual({ starts: [], end: 0 }));
  it.each([
    [0, 0],
    [449, 0],
    [450, 0],
    [475, 5],
    [10_000, 10],
    [Infinity, 10],
  ])('after %d ms has revealed %d letters', (elapsed, letters) => expect(lettersShown(10, 450, elapsed)).toBe(letters));
});
