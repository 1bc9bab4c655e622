import { CELLS, terrainAt } from '#contracts/world/cells.js';
import { hexDistance, type Hex } from '#contracts/world/hex.js';
import { type RecordedWorld, type Terrain } from '#contracts/world/world.js';
import { cheapestWays, wayFrom } from './cheapest-ways.js';
import { centreOf, type Point } from './grid.js';
import { hash, jitter } from './hash.js';
import { type Soundings } from './soundings.js';

/** A line of the land, from source to mouth or from town to town, with its bends. */
export type Course = readonly Point[];

const CENTRE: Hex = { q: 0, r: 0 };
const cellOf = (i: number): Hex => CELLS[i] ?? CENTRE;

/** How gladly water leaves such ground: it will not climb a range, and loiters in a swamp. */
const DOWNHILL: Readonly<Record<Terrain, number>> = { ocean: Infinity, coast: 1, plains: 1, swamp: 0.7, forest: 1.3, desert: 1.9, hills: 2.1, mountains: 3 };
const LEAST_LENGTH = 4;
const APART = 6;
const MOST = 7;

/** Catmull and Rom's curve through the points, six pieces each. */
export const bend = (points: readonly Point[]): Point[] =>
  points.flatMap((b, n) => {
    const c = points[n + 1];
    if (!c) return [b];
    const a = points[n - 1] ?? b, d = points[n + 2] ?? c;
    const along = (t: number, p: number, q: number, r: number, s: number): number =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    return [0, 1, 2, 3, 4, 5].map((sixth) => sixth / 6).map((t) => ({ x: along(t, a.x, b.x, c.x, d.x), y: along(t, a.y, b.y, c.y, d.y) }));
  });

/** Strays from the centre of its cells as far as `reach`. Two courses through one cell stray alike, and so they meet. */
export const wander = (cells: readonly number[], seed: number, reach: number): Point[] =>
  cells.map((cell) => {
    const { q, r } = cellOf(cell), { x, y } = centreOf({ q, r });
    return { x: x + reach * jitter(seed, q, r, 201), y: y + reach * jitter(seed, q, r, 202) };
  });

/** Rivers from the high ground down to the nearest water; a tributary stops where it joins. */
export const riversOf = (world: Pick<RecordedWorld, 'terrain'>, seed: number, { isLand }: Pick<Soundings, 'isLand'>): Course[] => {
  const terrain = CELLS.map((cell) => terrainAt(world, cell));
  const sea = terrain.flatMap((t, cell) => (t === 'ocean' ? [cell] : []));
  const ways = cheapestWays(sea, (cell) => DOWNHILL[terrain[cell] ?? 'ocean'] + 1.2 * hash(seed, cell, 7));
  const springs = terrain.flatMap((t, cell) => ((t === 'mountains' || t === 'hills') && Number.isFinite(ways.cost[cell]) ? [cell] : []))
    .sort((a, b) => hash(seed, b, 11) + (terrain[b] === 'mountains' ? 0.6 : 0) - hash(seed, a, 11) - (terrain[a] === 'mountains' ? 0.6 : 0));
  const taken = new Set<number>(), chosen: number[] = [], rivers: Course[] = [];
  for (const spring of springs) {
    const way = wayFrom(ways, spring);
    if (rivers.length === MOST || way.length < LEAST_LENGTH || taken.has(spring) || chosen.some((other) => hexDistance(cellOf(other), cellOf(spring)) < APART)) continue;
    const joins = way.findIndex((cell) => taken.has(cell));
    const own = joins < 0 ? way : way.slice(0, joins + 1);
    if (own.length < LEAST_LENGTH) continue;
    const course = bend(wander(own, seed, 0.55));
    const mouth = course.findIndex(({ x, y }) => !isLand(x, y));
    // A pond of one cell may be too small for the drawn shore: nothing runs into it.
    if (mouth < 0 && joins < 0) continue;
    own.forEach((cell) => taken.add(cell));
    chosen.push(spring);
    rivers.push(mouth < 0 ? course : course.slice(0, mouth + 1));
  }
  return rivers;
};
