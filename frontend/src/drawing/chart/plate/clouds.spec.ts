import fc from 'fast-check';
import { CELLS } from '#game/rules/world/cells.js';
import { STAMPS } from '#test/support/crafts.js';
import { worldOf } from '#game/play/world.js';
import { type Hex } from '#game/model/hex.js';
import { FACTIONS } from '#game/model/world.js';
import { seenFrom } from '../../../features/chart/seen-from.js';
import { centreOf } from '../survey/grid.js';
import { toEdge } from '../survey/ornaments.js';
import { surveyOf } from '../survey/survey.js';
import { BAND, cloudBands, type Band } from './clouds.js';

const covers = (bands: readonly Band[], hex: Hex): boolean => {
  const { x, y } = centreOf(hex);
  return bands.some((band) => Math.abs(band.y - y) < BAND / 2 && x > band.from && x < band.to);
};

describe('clouds', () => {
  it('cover some unseen cells, no seen cell, and no town', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTIONS),
        fc.string({ maxLength: 8 }),
        fc.constantFrom(...CELLS),
        (faction, seed, at) => {
          const survey = surveyOf(worldOf(seed, faction), STAMPS[faction].trees),
            seen = seenFrom([{ ...at, terrain: 'hills' }]),
            [lower] = cloudBands(survey, seen);
          expect(seen.filter((hex) => covers(lower, hex) && toEdge(centreOf(hex)) > 1)).toEqual([]);
          expect(survey.world.cities.filter((city) => covers(lower, city.at))).toEqual([]);
          expect(CELLS.filter((hex) => covers(lower, hex)).length).toBeGreaterThan(20);
        },
      ),
      { numRuns: 5 },
    );
  });

  it('surround the world when all of it has been seen', () => {
    const survey = surveyOf(worldOf('whole', 'samurai'), STAMPS.samurai.trees),
      [lower] = cloudBands(survey, null);
    expect(covers(lower, { q: 19, r: 0 }) && covers(lower, { q: 0, r: -19 })).toBe(true);
    expect(CELLS.filter((hex) => covers(lower, hex) && toEdge(centreOf(hex)) > 8)).toEqual([]);
  });
});
