import { cellIndex, terrainsOf } from './cells.js';
import { cheapestWays, wayFrom } from './cheapest-ways.js';
import { type Path, type RecordedWorld, type Terrain } from '../../model/world.js';

/** The builders' cost of a step by terrain; on an existing road, less than half. */
const EFFORT: Readonly<Record<Terrain, number>> = {
  ocean: Infinity,
  coast: 24,
  plains: 20,
  forest: 34,
  hills: 38,
  desert: 44,
  swamp: 70,
  mountains: 80,
};
const WORN: Readonly<Record<Terrain, number>> = {
  ocean: Infinity,
  coast: 11,
  plains: 9,
  forest: 15,
  hills: 17,
  desert: 20,
  swamp: 32,
  mountains: 36,
};
/** Towns farther apart than this cost get no road. */
const TOO_FAR = 380;

/** Roads between towns that are reachable by land: each town builds to the nearest town before it in the list. */
export const findRoads = (world: Pick<RecordedWorld, 'terrain' | 'cities'>): Path[] => {
  const towns = world.cities.flatMap(({ at }) => cellIndex(at) ?? []);
  const terrain = terrainsOf(world);
  const worn = new Set<number>();
  const price = (cell: number): number => (worn.has(cell) ? WORN : EFFORT)[terrain[cell] ?? 'ocean'];
  return towns.flatMap((town, n) => {
    const ways = cheapestWays(towns.slice(0, n), price, TOO_FAR);
    if (ways.cost[town] === Infinity) return [];
    const way = wayFrom(ways, town);
    for (const cell of way) worn.add(cell);
    return [way];
  });
};
