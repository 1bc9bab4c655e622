/** Axial coordinates on a grid of pointy-topped hexes. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}
/** `"q,r"`: the key of a cell in records and columns. */
export type HexKey = `${number},${number}`;

export const hexKey = ({ q, r }: Hex): HexKey => `${q},${r}`;
export const parseHexKey = (key: HexKey): Hex => {
  const [q, r] = key.split(',').map(Number);
  return { q: q ?? 0, r: r ?? 0 };
};
export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;
export const hexDistance = (a: Hex, b: Hex): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** East first, then counter-clockwise: E, NE, NW, W, SW, SE. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
export const neighboursOf = ({ q, r }: Hex): Hex[] => DIRECTIONS.map((d) => ({ q: q + d.q, r: r + d.r }));

/** All cells within `radius`, by row (r) and then column (q): the order in which a world's letters are written. */
export const hexesWithin = (radius: number): Hex[] => {
  const cells: Hex[] = [];
  for (let r = -radius; r <= radius; r++)
    for (let q = Math.max(-radius, -r - radius); q <= Math.min(radius, -r + radius); q++) cells.push({ q, r });
  return cells;
};
