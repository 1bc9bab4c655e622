import { type Line, type Point } from './line.js';

/** Where two lines cross, and how far along each of them. */
export interface Crossing {
  readonly lines: readonly [number, number];
  readonly at: readonly [number, number];
}

/** How far along the first and along the second of two straight pieces they meet, 0 to 1; null where they don't. */
const meet = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): readonly [number, number] | null => {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross;
  const u = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
};

const along = ({ marks }: Line, piece: number, t: number): number => (marks[piece] ?? 0) * (1 - t) + (marks[piece + 1] ?? 0) * t;

/** Pieces of one line that only touch because one follows the other. */
const isJoint = (line: Line, i: number, k: number): boolean => k === i + 1 || (line.closed && i === 0 && k === line.points.length - 2);

const between = (lines: readonly Line[], a: number, b: number): Crossing[] => {
  const [one, other] = [lines[a], lines[b]];
  if (one === undefined || other === undefined) return [];
  return one.points.slice(1).flatMap((end, i) =>
    other.points.slice(1).flatMap((otherEnd, k): Crossing[] => {
      if (a === b && (k <= i || isJoint(one, i, k))) return [];
      const met = meet(one.points[i] ?? end, end, other.points[k] ?? otherEnd, otherEnd);
      return met === null ? [] : [{ lines: [a, b], at: [along(one, i, met[0]), along(other, k, met[1])] }];
    }),
  );
};

/** All crossings, of lines with each other and with themselves. */
export const crossingsOf = (lines: readonly Line[]): readonly Crossing[] => lines.flatMap((_, a) => lines.slice(a).flatMap((__, k) => between(lines, a, a + k)));
