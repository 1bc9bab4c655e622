export type Point = readonly [number, number];

/** A line with lengths along it. A closed line continues at its start. */
export interface Line {
  readonly points: readonly Point[];
  /** The distance of each point along the line. */
  readonly marks: readonly number[];
  readonly length: number;
  readonly closed: boolean;
}
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The direction of the line, in degrees. */
  readonly heading: number;
}

export const lineOf = (points: readonly Point[], closed = false): Line => {
  const [first] = points;
  const all = closed && first !== undefined ? [...points, first] : points;
  const marks: number[] = [];
  all.forEach(([x, y], i) => {
    const [px, py] = all[i - 1] ?? [x, y];
    marks.push((marks[i - 1] ?? 0) + Math.hypot(x - px, y - py));
  });
  return { points: all, marks, length: marks.at(-1) ?? 0, closed };
};

const between = ([a, b, c, d]: readonly [a: number, b: number, c: number, d: number], t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** A smooth line through all points (Catmull-Rom). */
export const through = (knots: readonly Point[], closed = false, steps = 10): Line => {
  const n = knots.length;
  const knot = (i: number): Point => knots[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0];
  const spans = closed ? n : n - 1;
  const points = Array.from({ length: spans * steps + (closed ? 0 : 1) }, (_, k): Point => {
    const i = Math.min(spans - 1, Math.floor(k / steps));
    const t = k / steps - i;
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)];
    return [between([a[0], b[0], c[0], d[0]], t), between([a[1], b[1], c[1], d[1]], t)];
  });
  return lineOf(points, closed);
};

/** The index of the first mark that is not less than `least`, found by halves; 0 if there is none. */
const firstFrom = (marks: readonly number[], least: number): number => {
  let [low, high] = [0, marks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((marks[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low < marks.length ? low : 0;
};

export const placeOn = ({ points, marks, length, closed }: Line, distance: number): Place => {
  const s = closed ? ((distance % length) + length) % length : Math.max(0, Math.min(length, distance));
  const i = Math.max(1, firstFrom(marks, s));
  const [[ax, ay], [bx, by]] = [points[i - 1] ?? [0, 0], points[i] ?? [0, 0]];
  const t = (s - (marks[i - 1] ?? 0)) / Math.max(1e-9, (marks[i] ?? 0) - (marks[i - 1] ?? 0));
  return { x: ax + (bx - ax) * t, y: ay + (by - ay) * t, heading: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
};

const STEP = 1.5;
const drawn = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`;

/** The whole line, as an SVG path. */
export const pathOf = (line: Line): string => drawn(line.points) + (line.closed ? 'z' : '');

/** The part between two distances along the line. */
export const pieceOf = (line: Line, from: number, to: number): string => {
  const steps = Math.max(1, Math.ceil((to - from) / STEP));
  return drawn(
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const { x, y } = placeOn(line, from + ((to - from) * i) / steps);
      return [x, y];
    }),
  );
};
