import { wayOf } from './way-of.js';
import { wayWords } from './way-words.js';

const named = (...names: readonly (string | null)[]) => names.map((name) => ({ name }));

describe('the way of a saga', () => {
  it('is told by its named places, each once, in the order in which they were reached', () =>
    expect(wayWords(named(null, 'Hedeby', 'Myrkvið', null, 'Hedeby', 'Skerjaflói'))).toBe(
      'By way of Hedeby, Myrkvið and Skerjaflói',
    ));
  it('of one place has no list', () => expect(wayWords(named('Hedeby', null))).toBe('By way of Hedeby'));
  it('through nameless ground has no words', () => expect(wayWords(named(null, null))).toBeNull());
  it('of many places names the first twelve', () => {
    const places = Array.from({ length: 14 }, (_, n) => `Place ${n + 1}`);
    expect(wayWords(named(...places))).toMatch(/^By way of Place 1, .*Place 12 and 2 other places$/);
    expect(wayWords(named(...places.slice(0, 13)))).toMatch(/Place 12 and 1 other place$/);
  });

  it('leads through the living leaves, and stays nowhere twice in a row', () => {
    const leaf = (q: number, withdrawn = false) => ({ location: { q, r: 0 }, withdrawn });
    expect(wayOf([leaf(0), leaf(0), leaf(1), leaf(9, true), leaf(1), leaf(0)])).toEqual(
      [0, 1, 0].map((q) => ({ q, r: 0 })),
    );
  });
});
