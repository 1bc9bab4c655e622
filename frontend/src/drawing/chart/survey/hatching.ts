import { hash, smoothNoise } from './hash.js';
import { REACH, type Soundings } from './soundings.js';

const { floor, round } = Math;

/** One stroke of the graver, from west to east. */
export interface Stroke {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Units between rows, and between samples along a row. */
const ROW = 0.17;
const STEP = 0.11;

/** The sea is hatched up to this distance from the shore, with a ragged edge and missing strokes. */
const reachAt = (seed: number, x: number, y: number, row: number): number =>
  0.42 + 0.22 * smoothNoise(seed, x * 0.4, y * 0.4) + 0.26 * hash(seed, floor(x * 1.6), row);

/** Short level strokes along every shore, as engravers shade the water's edge. */
export const coastHatching = ({ isLand, toShore }: Soundings, seed: number): Stroke[] => {
  const strokes: Stroke[] = [];
  for (let row = 0, y = -REACH.y; y < REACH.y; row++, y += ROW) {
    let from: number | null = null;
    for (let x = -REACH.x; x <= REACH.x; x += STEP) {
      const far = toShore(x, y);
      const shaded = isLand(x, y)
        ? far < 0.1
        : far < reachAt(seed, x, y, row) && hash(seed, floor(x * 2.2 + row * 0.7), row, 5) > 0.1;
      if (shaded && from === null) from = x - STEP * hash(seed, round(x * 50), row, 1);
      if (!shaded && from !== null) {
        const length = x - STEP * hash(seed, round(x * 50), row, 2) - from;
        if (length > STEP * 1.5)
          strokes.push({ x: from, y: y + (hash(seed, round(x * 50), row, 3) - 0.5) * 0.05, length });
        from = null;
      }
    }
  }
  return strokes;
};
