import { ROOT_3, type Point } from './grid.js';
import { smoothNoise } from './hash.js';
import { REACH, type Soundings } from './soundings.js';

/** Radius of one scale of the waves, in units. Rows are half of it apart, each shifted by a radius. */
export const SCALE = 0.56;
/** Units from one patch of waves to the next one in the south, and rows per patch. */
const APART = 2.52;
const ROWS = 3;
/** The minimum distance of waves from the shore. */
const OFFING = 1.25;

/** The scales of the open sea, from north to south: horizontal patches with longer lower rows. */
export const waveRows = ({ isLand, toShore }: Soundings, seed: number): Point[] => {
  const points: Point[] = [];
  for (let patch = 0, top = -REACH.y; top < REACH.y; patch++, top += APART)
    for (let row = 0; row < ROWS; row++) {
      const y = top + (row * SCALE) / 2;
      for (let x = -REACH.x + (row % 2) * SCALE; x < REACH.x; x += 2 * SCALE) {
        const swell =
          smoothNoise(seed + 50, x * 0.11 * ROOT_3, patch * 3.7) + 0.25 * smoothNoise(seed + 51, x * 0.5, patch * 3.7);
        if (swell > 0.16 - 0.11 * row && !isLand(x, y) && toShore(x, y) > OFFING) points.push({ x, y });
      }
    }
  return points;
};
