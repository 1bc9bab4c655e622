import { CELLS, terrainsOf } from './cells.js';
import { cheapestWays, wayFrom, type Ways } from './cheapest-ways.js';
import { hexDistance, type Hex } from '../../model/hex.js';
import { partsOf } from './parts.js';
import { integerOf, randomOf, type SeededRandom } from './seeded-random.js';
import { type Path, type RecordedWorld, type Terrain } from '../../model/world.js';

const CENTRE: Hex = { q: 0, r: 0 };
const apart = (a: number, b: number): number => hexDistance(CELLS[a] ?? CENTRE, CELLS[b] ?? CENTRE);

/** The cost of a river's step by terrain: high in mountains, low in a swamp. */
const DOWNHILL: Readonly<Record<Terrain, number>> = {
  ocean: Infinity,
  coast: 10,
  plains: 10,
  swamp: 7,
  forest: 13,
  desert: 19,
  hills: 21,
  mountains: 30,
};
/** The random part of the cost: up to a step on a plain. */
const MEANDER = 12;
/** Springs rank by luck of 1 to 100; those of a range come before most of the hills', and woods have one only where high ground has too few. */
const SPRINGS: Readonly<Partial<Record<Terrain, number>>> = { mountains: 60, hills: 0, forest: -100 };
/** Cells of a river, its end included. */
export const LEAST_RIVER = 4;
const SPRINGS_APART = 6;
const MOST_RIVERS = 7;
/** Water of fewer cells is a pond: no river ends in it. */
const LEAST_LAKE = 3;

/** Possible springs, the likeliest first. */
const springsOf = (terrain: readonly Terrain[], { cost }: Ways, random: SeededRandom): number[] => {
  const luck = terrain.map((t) => integerOf(random, 1, 100) + (SPRINGS[t] ?? 0));
  return terrain
    .flatMap((t, cell) => (t in SPRINGS && cost[cell] !== Infinity ? [cell] : []))
    .sort((a, b) => (luck[b] ?? 0) - (luck[a] ?? 0) || a - b);
};

/** Down to the water, or to where another river is met; null where that is too short, too close to another spring, or a pond. */
const riverFrom = (spring: number, ways: Ways, rivers: readonly Path[], isPond: ReadonlySet<number>): Path | null => {
  const springs = rivers.map(([first]) => first ?? -1),
    taken = new Set(rivers.flat());
  if (taken.has(spring) || springs.some((other) => apart(other, spring) < SPRINGS_APART)) return null;
  const way = wayFrom(ways, spring);
  const joins = way.findIndex((cell) => taken.has(cell));
  const own = joins < 0 ? way : way.slice(0, joins + 1),
    end = own.at(-1) ?? spring;
  return own.length < LEAST_RIVER || isPond.has(end) || springs.includes(end) ? null : own;
};

/** Rivers from the high ground down to the nearest water; a tributary stops where it joins. */
export const findRivers = (world: Pick<RecordedWorld, 'seed' | 'terrain'>): Path[] => {
  const random = randomOf(world.seed, 'rivers');
  const terrain = terrainsOf(world);
  const waters = partsOf((cell) => terrain[cell] === 'ocean');
  const isPond = new Set(waters.filter((part) => part.length < LEAST_LAKE).flat());
  const price = terrain.map((t) => DOWNHILL[t] + integerOf(random, 0, MEANDER));
  const ways = cheapestWays(waters.flat(), (cell) => price[cell] ?? Infinity);
  const rivers: Path[] = [];
  for (const spring of springsOf(terrain, ways, random)) {
    const river = rivers.length < MOST_RIVERS ? riverFrom(spring, ways, rivers, isPond) : null;
    if (river) rivers.push(river);
  }
  return rivers;
};
