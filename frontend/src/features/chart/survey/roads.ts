import { cellIndex, CELLS, terrainAt } from '#contracts/world/cells.js';
import { hexDistance } from '#contracts/world/hex.js';
import { type RecordedWorld, type Terrain } from '#contracts/world/world.js';
import { cheapestWays, wayFrom } from './cheapest-ways.js';
import { bend, wander, type Course } from './rivers.js';

const EFFORT: Readonly<Record<Terrain, number>> = { ocean: Infinity, coast: 1.2, plains: 1, forest: 1.7, hills: 1.9, desert: 2.2, swamp: 3.5, mountains: 4 };
/** Towns farther apart than this, by effort, never got round to it. */
const TOO_FAR = 19;

/** Roads between towns that can be walked to: each town builds to the nearest one before it in the list. */
export const roadsOf = (world: Pick<RecordedWorld, 'terrain' | 'cities'>, seed: number): Course[] => {
  const towns = world.cities.flatMap(({ at }) => cellIndex(at) ?? []);
  const worn = new Set<number>();
  const price = (cell: number): number => EFFORT[terrainAt(world, CELLS[cell] ?? { q: 0, r: 0 })] * (worn.has(cell) ? 0.45 : 1);
  return towns.flatMap((town, n) => {
    if (n === 0) return [];
    const ways = cheapestWays(towns.slice(0, n), price);
    const way = wayFrom(ways, town);
    const [from, to] = [CELLS[town], CELLS[way.at(-1) ?? town]];
    if (!from || !to || !((ways.cost[town] ?? Infinity) < TOO_FAR) || hexDistance(from, to) < 2) return [];
    way.forEach((cell) => worn.add(cell));
    return [bend(wander(way, seed + 3, 0.3))];
  });
};
