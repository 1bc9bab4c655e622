/** A source of fixed numbers that look random. */
export type Hand = (n: number) => number;
export type XY = readonly [number, number];

export const WIDTH = 1000;
/** The lowest line of the engraving; the highest is 0 by day, and above it by night, where there is more sky. */
export const FOOT = 150;
/** Where the sea meets the sky. */
export const LINE = 88;

/** The number of the n-th stroke, from 0 to 1. */
export const handOf =
  (seed: number): Hand =>
  (n) => {
    const x = Math.sin((n + 1) * 12.9898 + seed * 78.233) * 43758.5453;
    return x - Math.floor(x);
  };
/** A hand with another seed, so that two objects do not repeat each other's strokes. */
export const handFor = (hand: Hand, thing: number): Hand => handOf(hand(thing) * 1000 + thing);

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
export const r1 = (value: number): string => String(Math.round(value * 10) / 10);
export const pt = ([x, y]: XY): string => `${r1(x)} ${r1(y)}`;
export const between = (from: number, to: number, t: number): number => from + (to - from) * t;
export const on = ([ax, ay]: XY, [bx, by]: XY, t: number): XY => [between(ax, bx, t), between(ay, by, t)];

export const line = (points: readonly XY[]): string => `M${points.map(pt).join('L')}`;
export const shape = (points: readonly XY[]): string => `${line(points)}z`;

/** A smooth curve along its points. */
export const flowing = (points: readonly XY[]): string => {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const curves = rest.map((p, i) => {
    const next = rest[i + 1];
    return next === undefined ? `L${pt(p)}` : `Q${pt(p)} ${pt(on(p, next, 0.5))}`;
  });
  return `M${pt(first)}${curves.join('')}`;
};

/** A jagged line: each segment is displaced in the middle by a share of its length, recursively. */
export const broken = (
  hand: Hand,
  points: readonly XY[],
  { rough, deep, n = 0 }: { readonly rough: number; readonly deep: number; readonly n?: number },
): XY[] => {
  if (deep === 0) return [...points];
  const finer = points.flatMap((p, i): XY[] => {
    const next = points[i + 1];
    if (next === undefined) return [p];
    const [x, y] = on(p, next, 0.35 + hand(n + i) * 0.3);
    return [p, [x, y + (hand(n + i + 61) - 0.5) * rough * Math.hypot(next[0] - p[0], next[1] - p[1])]];
  });
  return broken(hand, finer, { rough, deep: deep - 1, n: n + 131 });
};

/** The point at a share of a line. */
export const along = (points: readonly XY[], t: number): XY => {
  const at = Math.max(0, Math.min(0.9999, t)) * (points.length - 1);
  const from = points[Math.floor(at)] ?? [0, 0];
  return on(from, points[Math.floor(at) + 1] ?? from, at % 1);
};
