import { ROOT_3, type Point } from './grid.js';
import { hash, jitter } from './hash.js';
import { type NameRoom } from './name-rooms.js';
import { type Ornament } from './ornaments.js';
import { REACH, type Soundings } from './soundings.js';

/** A depth written on the sea, in fathoms. */
export interface Fathom extends Point {
  readonly depth: number;
}

/** Units between two soundings, and how far each strays from its place in the row. */
const APART = { x: 1.5 * ROOT_3, y: 2.1 } as const;
const STRAYS = 0.8;
/** No figure is written nearer to the shore. */
const OFFING = 0.9;

const depthAt = (toShore: number, chance: number): number => Math.round(1 + 6.5 * toShore + 6 * chance);

/** Depths of the sea, which grow with the distance from the coast; none under an ornament or a name. */
export const fathomsOf = (
  { isLand, toShore }: Soundings,
  seed: number,
  ornaments: readonly (Ornament | null)[],
  rooms: readonly NameRoom[],
): Fathom[] => {
  const isTaken = ({ x, y }: Point): boolean =>
    ornaments.some((one) => one !== null && Math.hypot(x - one.x, y - one.y) < one.radius + 0.7) ||
    rooms.some((room) => Math.abs(x - room.x) < room.half + 0.5 && Math.abs(y - room.y) < 1.3);
  const found: Fathom[] = [];
  for (let row = 0, top = -REACH.y; top < REACH.y; row++, top += APART.y)
    for (let column = 0, left = -REACH.x; left < REACH.x; column++, left += APART.x) {
      const x = left + (row % 2) * (APART.x / 2) + STRAYS * jitter(seed, column, row, 71);
      const y = top + STRAYS * jitter(seed, column, row, 72);
      if (isLand(x, y) || toShore(x, y) < OFFING || isTaken({ x, y })) continue;
      found.push({ x, y, depth: depthAt(toShore(x, y), hash(seed, column, row, 73)) });
    }
  return found;
};
