import { DIRECTIONS, type Hex } from '#game/model/hex.js';

/** A point of the chart. The unit is the radius of a hex, centre to corner; y grows to the south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const ROOT_3 = Math.sqrt(3);

export const centreOf = ({ q, r }: Hex): Point => ({ x: ROOT_3 * (q + r / 2), y: 1.5 * r });

/** The hex that a point lies in: of the three axial coordinates, the one that was rounded most gives way. */
export const hexAt = ({ x, y }: Point): Hex => {
  const r = y / 1.5,
    q = x / ROOT_3 - r / 2,
    s = -q - r;
  const near = { q: Math.round(q), r: Math.round(r), s: Math.round(s) };
  const off = { q: Math.abs(near.q - q), r: Math.abs(near.r - r), s: Math.abs(near.s - s) };
  if (off.q > off.r && off.q > off.s) return { q: -near.r - near.s + 0, r: near.r + 0 };
  return off.r > off.s ? { q: near.q + 0, r: -near.q - near.s + 0 } : { q: near.q + 0, r: near.r + 0 };
};

/** Corners of a hex clockwise from the north, as whole multiples of √3/2 (x) and 1/2 (y). */
const CORNERS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
/** Which two corners, clockwise, stand at the side that faces each of `DIRECTIONS`. */
const SIDES = [
  [1, 2],
  [0, 1],
  [5, 0],
  [4, 5],
  [3, 4],
  [2, 3],
] as const;

export interface Corner {
  readonly i: number;
  readonly j: number;
}
export const pointOfCorner = ({ i, j }: Corner): Point => ({ x: (i * ROOT_3) / 2, y: j / 2 });
export const cornersOf = ({ q, r }: Hex): readonly Corner[] =>
  CORNERS.map(([i, j]) => ({ i: 2 * q + r + i, j: 3 * r + j }));

export interface Side {
  readonly from: Corner;
  readonly to: Corner;
  readonly beyond: Hex;
}
/** The six sides of a hex, clockwise each, with the hex beyond. */
export const sidesOf = (hex: Hex): readonly Side[] => {
  const corners = cornersOf(hex);
  return DIRECTIONS.flatMap(({ q, r }, d) => {
    const [a, b] = SIDES[d] ?? [0, 0];
    const from = corners[a],
      to = corners[b];
    return from && to ? [{ from, to, beyond: { q: hex.q + q, r: hex.r + r } }] : [];
  });
};
