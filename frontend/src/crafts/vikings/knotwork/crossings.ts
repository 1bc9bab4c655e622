import { type Line, type Point } from './line.js';

/** A crossing of two lines, with its distance along each of them. */
export interface Crossing {
  readonly lines: readonly [number, number];
  readonly at: readonly [number, number];
}

/** Whether two pieces lie apart on an axis. A cheap test that excludes nearly all pairs; it is run for each of them, so it allocates nothing. */
const areApart = (a: number, b: number, c: number, d: number): boolean =>
  (a < c && a < d && b < c && b < d) || (a > c && a > d && b > c && b > d);

/** The crossing of two straight pieces, as shares (0 to 1) along both; null if they do not cross. */
const meet = (a: Point, b: Point, c: Point, d: Point): readonly [number, number] | null => {
  if (areApart(a[0], b[0], c[0], d[0]) || areApart(a[1], b[1], c[1], d[1])) return null;
  const cross = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / cross;
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
};

const along = ({ marks }: Line, piece: number, t: number): number =>
  (marks[piece] ?? 0) * (1 - t) + (marks[piece + 1] ?? 0) * t;

/** Neighbouring pieces of one line, which touch but do not cross. */
const isJoint = (line: Line, i: number, k: number): boolean =>
  k === i + 1 || (line.closed && i === 0 && k === line.points.length - 2);

const between = (lines: readonly Line[], a: number, b: number): Crossing[] => {
  const [one, other] = [lines[a], lines[b]];
  const found: Crossing[] = [];
  one?.points.forEach((start, i) => {
    const end = one.points[i + 1];
    if (end === undefined) return;
    other?.points.forEach((otherStart, k) => {
      const otherEnd = other.points[k + 1];
      if (otherEnd === undefined || (a === b && (k <= i || isJoint(one, i, k)))) return;
      const met = meet(start, end, otherStart, otherEnd);
      if (met !== null) found.push({ lines: [a, b], at: [along(one, i, met[0]), along(other, k, met[1])] });
    });
  });
  return found;
};

/** All crossings, of lines with each other and with themselves. */
export const crossingsOf = (lines: readonly Line[]): readonly Crossing[] =>
  lines.flatMap((_, a) => lines.slice(a).flatMap((__, k) => between(lines, a, a + k)));
