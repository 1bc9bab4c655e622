import { placeAfter, sinceStart } from './place-in-history.js';

const START = { step: 'difficulty' } as const;
const WORLD = { step: 'world-builder', difficulty: 'normal', faction: null } as const;

describe("a step's place in the browser's history", () => {
  it('is counted from the start page before it', () => {
    expect(sinceStart(START, { sinceStart: 7 })).toBe(0);
    expect(sinceStart(WORLD, { sinceStart: 7 })).toBe(7);
  });
  it.each([[null], [{}], [{ sinceStart: 'x' }], ['x']])('is unknown if it was opened from outside: %j', (state) =>
    expect(sinceStart(WORLD, state)).toBeNull(),
  );
  it('grows by a new entry, not by a replaced one', () => {
    expect(placeAfter(0, WORLD, false)).toEqual({ sinceStart: 1 });
    expect(placeAfter(1, WORLD, true)).toEqual({ sinceStart: 1 });
    expect(placeAfter(3, START, false)).toBeUndefined();
    expect(placeAfter(null, WORLD, false)).toBeUndefined();
  });
});
