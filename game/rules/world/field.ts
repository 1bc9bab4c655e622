import { createNoise2D } from 'simplex-noise';
import { type Hex } from '../../model/hex.js';
import { randomOf } from './seeded-random.js';

const HALF_ROOT_3 = Math.sqrt(3) / 2;
/** Centre of a cell on the plane; neighbours are 1 apart, y grows to the south. */
export const planeOf = ({ q, r }: Hex): { readonly x: number; readonly y: number } => ({
  x: q + r / 2,
  y: r * HALF_ROOT_3,
});

/** A value for every point of the plane, about -1 to 1, smooth. */
export type Field = (x: number, y: number) => number;

export interface FieldShape {
  /** Size in cells of the largest features. */
  readonly size: number;
  readonly octaves: number;
  /** Features this many times longer from west to east than from north to south. */
  readonly stretch?: number;
}

/** Octaves of simplex noise: arithmetic only, hence the same in every engine. */
export const fieldOf = (seed: string, label: string, { size, octaves, stretch = 1 }: FieldShape): Field => {
  const layers = Array.from({ length: octaves }, (_, i) => createNoise2D(randomOf(seed, `${label} ${i}`)));
  return (x, y) => {
    let sum = 0,
      amplitude = 1,
      total = 0,
      frequency = 1 / size;
    for (const layer of layers) {
      sum += amplitude * layer((x / stretch) * frequency, y * frequency);
      total += amplitude;
      amplitude /= 2;
      frequency *= 2;
    }
    return sum / total;
  };
};

/** Long crests where the field changes its sign: mountain chains rather than heaps. */
export const ridgesOf =
  (field: Field): Field =>
  (x, y) =>
    1 - 2 * Math.abs(field(x, y));
