import { type Point } from './grid.js';

/** A Catmull-Rom curve through the points, six pieces per segment. */
export const bend = (points: readonly Point[]): Point[] =>
  points.flatMap((b, n) => {
    const c = points[n + 1];
    if (!c) return [b];
    const a = points[n - 1] ?? b,
      d = points[n + 2] ?? c;
    const along = (t: number, [p, q, r, s]: readonly [p: number, q: number, r: number, s: number]): number =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
    return [0, 1, 2, 3, 4, 5]
      .map((sixth) => sixth / 6)
      .map((t) => ({ x: along(t, [a.x, b.x, c.x, d.x]), y: along(t, [a.y, b.y, c.y, d.y]) }));
  });
