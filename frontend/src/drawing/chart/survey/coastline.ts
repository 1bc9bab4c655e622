import { type RecordedWorld } from '#game/model/world.js';
import { pointOfCorner, sidesOf, type Corner, type Point, type Side } from './grid.js';
import { groundAt, SURVEYED } from './ground.js';
import { hash, jitter, smoothNoise } from './hash.js';

/** A closed line, land to its right; the last point joins the first. */
export type Loop = readonly Point[];

const keyOf = ({ i, j }: Corner): string => `${i},${j}`;

/** The sides between land and sea. Of the three hexes at a corner two are of the same kind, so at most one side leaves each corner. */
const shoreSides = (world: Pick<RecordedWorld, 'terrain'>): Map<string, Side> => {
  const isLand = new Set(SURVEYED.filter((hex) => groundAt(world, hex) !== 'ocean').map(({ q, r }) => `${q},${r}`));
  const sides = SURVEYED.filter(({ q, r }) => isLand.has(`${q},${r}`)).flatMap((hex) => sidesOf(hex));
  return new Map(
    sides.filter(({ beyond: { q, r } }) => !isLand.has(`${q},${r}`)).map((side) => [keyOf(side.from), side]),
  );
};

/** Chains the sides between land and sea, head to tail, into closed rings of corners. */
export const shoreRings = (world: Pick<RecordedWorld, 'terrain'>): Corner[][] => {
  const left = shoreSides(world);
  const rings: Corner[][] = [];
  for (const first of [...left.values()]) {
    const ring: Corner[] = [];
    for (let side = left.get(keyOf(first.from)); side; side = left.get(keyOf(side.to))) {
      left.delete(keyOf(side.from));
      ring.push(side.from);
    }
    if (ring.length > 0) rings.push(ring);
  }
  return rings;
};

const middle = (a: Point, b: Point, t = 0.5): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const pairs = (loop: Loop): (readonly [Point, Point])[] => loop.map((p, n) => [p, loop[(n + 1) % loop.length] ?? p]);

/** Each side becomes two. */
const split = (loop: Loop): Point[] => pairs(loop).flatMap(([a, b]) => [a, middle(a, b)]);
/** Chaikin's corner cutting. */
const smooth = (loop: Loop): Point[] => pairs(loop).flatMap(([a, b]) => [middle(a, b, 0.25), middle(a, b, 0.75)]);

/** Moves each point by noise of its position: broad bays first, then a fine tremor. */
const displace = (loop: Loop, seed: number, reach: number): Point[] =>
  loop.map(({ x, y }) => {
    const i = Math.round(x * 100),
      j = Math.round(y * 100);
    const amount = reach * (0.45 + 0.55 * hash(seed, i, j, 2));
    return {
      x: x + amount * (0.55 * smoothNoise(seed + 1, x * 0.55, y * 0.55) + 0.45 * jitter(seed, i, j)),
      y: y + amount * (0.55 * smoothNoise(seed + 2, x * 0.55, y * 0.55) + 0.45 * jitter(seed, i, j, 1)),
    };
  });

/** How far a shore may deviate from its hexes, in units, before smoothing; and the tremor added at the end. */
const STRAY = 0.6;
const TREMOR = 0.07;

/** Makes shores look surveyed, not hexagonal: splits and displaces them, smooths them twice, and adds a tremor. */
export const coastline = (world: Pick<RecordedWorld, 'terrain'>, seed: number): Loop[] =>
  shoreRings(world).map((ring) =>
    displace(split(smooth(smooth(displace(split(ring.map(pointOfCorner)), seed, STRAY)))), seed + 7, TREMOR),
  );
