import { editionToWrite } from './edition-to-write.js';

const editions = (...sets: readonly (readonly [number, readonly number[]])[]) =>
  new Map(sets.map(([edition, turns]) => [edition, new Set(turns)]));

describe('the edition that is written', () => {
  it('is the second one at first, with every told turn', () =>
    expect(editionToWrite({ told: [0, 1, 3], editions: editions() })).toEqual({ edition: 2, missing: [0, 1, 3] }));
  it('is the newest one again as long as it lacks a turn', () =>
    expect(editionToWrite({ told: [0, 1, 3], editions: editions([2, [0, 1, 3]], [3, [1]]) })).toEqual({
      edition: 3,
      missing: [0, 3],
    }));
  it('is the next one where the newest is whole; turns that were taken back since do not count', () =>
    expect(editionToWrite({ told: [0, 1], editions: editions([2, [0, 1, 2]]) })).toEqual({
      edition: 3,
      missing: [0, 1],
    }));
});
