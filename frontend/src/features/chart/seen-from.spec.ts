import { hexDistance } from '#game/model/hex.js';
import { worldOf } from '#game/play/world.js';
import { knownFrom } from './seen-from.js';

it('the home country and the surroundings of every town are known before the first leaf', () => {
  const { start, cities } = worldOf('home', 'vikings');
  const known = knownFrom({ start, cities });
  const far = known.filter((hex) => hexDistance(hex, start) > 8);
  expect(known.some((hex) => hexDistance(hex, start) === 8)).toBe(true);
  for (const { at } of cities) expect(known).toContainEqual(at);
  expect(far.every((hex) => cities.some(({ at }) => hexDistance(hex, at) <= 2))).toBe(true);
});
