import { type Loop } from './coastline.js';
import { ROOT_3 } from './grid.js';

const { min, max, ceil, floor, round } = Math;

/** Samples a unit. */
const FINENESS = 8;
/** Half the width and height of the sampled area, in units: the world and a strip around it. */
export const REACH = { x: ceil(19.5 * ROOT_3), y: 31 } as const;

export interface Soundings {
  /** True on land. */
  readonly isLand: (x: number, y: number) => boolean;
  /** Units to the nearest shore, from either side; never more than 6. */
  readonly toShore: (x: number, y: number) => number;
}

const WIDTH = 2 * REACH.x * FINENESS + 1;
const HEIGHT = 2 * REACH.y * FINENESS + 1;
const FAR = 6 * FINENESS;

/** Row by row: the land is between an odd crossing of a shore and the next crossing. */
const fillLand = (loops: readonly Loop[]): Uint8Array => {
  const land = new Uint8Array(WIDTH * HEIGHT);
  const crossings: number[][] = Array.from({ length: HEIGHT }, () => []);
  for (const loop of loops)
    loop.forEach((a, n) => {
      const b = loop[(n + 1) % loop.length] ?? a;
      const [top, low] = a.y < b.y ? [a, b] : [b, a];
      const first = ceil((top.y + REACH.y) * FINENESS),
        last = ceil((low.y + REACH.y) * FINENESS) - 1;
      for (let row = max(0, first); row <= min(HEIGHT - 1, last); row++)
        crossings[row]?.push(top.x + ((row / FINENESS - REACH.y - top.y) / (low.y - top.y)) * (low.x - top.x));
    });
  crossings.forEach((xs, row) => {
    xs.sort((a, b) => a - b);
    for (let n = 0; n + 1 < xs.length; n += 2) {
      const from = max(0, ceil(((xs[n] ?? 0) + REACH.x) * FINENESS)),
        to = min(WIDTH - 1, floor(((xs[n + 1] ?? 0) + REACH.x) * FINENESS));
      land.fill(1, row * WIDTH + from, row * WIDTH + max(from, to + 1));
    }
  });
  return land;
};

/** Chamfer distance: two sweeps, each cell one step farther than its nearest neighbour already swept. */
const sweep = (land: Uint8Array): Float32Array => {
  const distance = new Float32Array(WIDTH * HEIGHT).fill(FAR);
  for (let n = 1; n < land.length; n++)
    if (land[n] !== land[n - 1] || (n >= WIDTH && land[n] !== land[n - WIDTH])) distance[n] = 0.5;
  const relax = (n: number, step: number): void => {
    const straight = min(distance[n - step] ?? FAR, distance[n - step * WIDTH] ?? FAR) + 1;
    const aslant = min(distance[n - step * (WIDTH - 1)] ?? FAR, distance[n - step * (WIDTH + 1)] ?? FAR) + Math.SQRT2;
    distance[n] = min(distance[n] ?? FAR, straight, aslant);
  };
  for (let n = 0; n < distance.length; n++) relax(n, 1);
  for (let n = distance.length - 1; n >= 0; n--) relax(n, -1);
  return distance;
};

/** Land and distance to the shore, sampled once from the drawn coastline. Beyond the samples is open sea. */
export const takeSoundings = (loops: readonly Loop[]): Soundings => {
  const land = fillLand(loops);
  const distance = sweep(land);
  const indexOf = (x: number, y: number): number => {
    const column = round((x + REACH.x) * FINENESS),
      row = round((y + REACH.y) * FINENESS);
    return column < 0 || column >= WIDTH || row < 0 || row >= HEIGHT ? -1 : row * WIDTH + column;
  };
  return {
    isLand: (x, y) => land[indexOf(x, y)] === 1,
    toShore: (x, y) => (distance[indexOf(x, y)] ?? FAR) / FINENESS,
  };
};
