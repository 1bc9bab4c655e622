import { neighboursOf, sameHex, type Hex } from '#game/model/hex.js';
import { centreOf } from '../../../drawing/chart/survey/grid.js';
import { HEX_SIZE, unitOf, ZOOM } from './camera.js';
import { caughtTarget } from './caught-target.js';

const hero: Hex = { q: 2, r: -1 };
const targets = neighboursOf(hero);

/** Whether every point of a circle of 44 px, somewhere beyond the target, means this target. */
const hasRoom = (target: Hex, unit: number): boolean => {
  const home = centreOf(hero),
    there = centreOf(target);
  const away = Math.atan2(there.y - home.y, there.x - home.x);
  const isCaught = (far: number): boolean =>
    Array.from({ length: 24 }, (_, n) => (n * Math.PI) / 12).every((turn) => {
      const x = home.x + (far * Math.cos(away) + 21.9 * Math.cos(turn)) / unit,
        y = home.y + (far * Math.sin(away) + 21.9 * Math.sin(turn)) / unit;
      const caught = caughtTarget({ x, y }, { targets, hero, unit });
      return caught !== null && sameHex(caught, target);
    });
  return Array.from({ length: 40 }, (_, n) => 20 + n).some(isCaught);
};

describe.each([
  ['tablet', HEX_SIZE.desk],
  ['phone', HEX_SIZE.phone],
])('a finger on the chart of a %s', (_, hexSize) => {
  const unit = unitOf({ zoom: ZOOM.initial }, hexSize);

  it('has 44 px for each of six targets', () =>
    expect(targets.map((target) => hasRoom(target, unit))).toEqual(targets.map(() => true)));

  it('still finds the hero, and cells out of reach', () => {
    expect(caughtTarget(centreOf(hero), { targets, hero, unit })).toBeNull();
    expect(caughtTarget(centreOf({ q: 7, r: -1 }), { targets, hero, unit })).toBeNull();
  });
});
