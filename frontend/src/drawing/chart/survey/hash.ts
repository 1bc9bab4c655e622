// Read once: in the tests' context access to a global costs more than the arithmetic.
const { imul, floor } = Math;

/** A whole number from a text, for seeding. */
export const seedOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
};

/** From 0 (inclusive) to 1 (exclusive), the same for the same place: a pseudorandom number without a generator. */
export const hash = (seed: number, i: number, j: number, k = 0): number => {
  let h = imul(seed ^ imul(i | 0, 0x9e3779b1) ^ imul(j | 0, 0x85ebca77) ^ imul(k | 0, 0xc2b2ae3d), 0x27d4eb2f);
  h = imul(h ^ (h >>> 15), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000;
};

/** From -1 to 1. */
export const jitter = (seed: number, i: number, j: number, k = 0): number => hash(seed, i, j, k) * 2 - 1;

/** Value noise, -1 to 1, one bump per unit. */
export const smoothNoise = (seed: number, x: number, y: number): number => {
  const i = floor(x),
    j = floor(y);
  const u = x - i,
    v = y - j;
  const a = u * u * (3 - 2 * u),
    b = v * v * (3 - 2 * v);
  const north = jitter(seed, i, j) * (1 - a) + jitter(seed, i + 1, j) * a;
  const south = jitter(seed, i, j + 1) * (1 - a) + jitter(seed, i + 1, j + 1) * a;
  return north * (1 - b) + south * b;
};
