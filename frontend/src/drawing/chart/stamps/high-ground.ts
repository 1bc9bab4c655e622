import { between, curve, fillShape, stroke, type Pen, type XY } from './pen.js';

/** One slope, from the top down, broken by two or three ledges. */
const slope = (pen: Pen, top: XY, foot: XY, k: number): XY[] => [
  top,
  ...[0.28, 0.52, 0.77].map((t, n): XY => {
    const [x, y] = between(top, foot, t + (pen.chance(k + n) - 0.5) * 0.12);
    return [x + (pen.chance(k + n + 3) - 0.5) * 0.13, y + (pen.chance(k + n + 6) - 0.5) * 0.07];
  }),
  foot,
];

/** The edge between light and shade, wandering down from the top. */
const ridge = (pen: Pen, [x, y]: XY, k: number): XY[] => {
  const points: XY[] = [[x, y]];
  for (let n = 1; n <= 4; n++)
    points.push([x + (n % 2 === 0 ? -0.02 : 0.11) + (pen.chance(k + n) - 0.5) * 0.1, y * (1 - n * 0.19)]);
  return points;
};

const hatch = (pen: Pen, spine: readonly XY[], east: readonly XY[], strokes: number): void => {
  for (let n = 1; n < strokes; n++) {
    const t = n / strokes;
    const from = alongOf(spine, t * 0.98),
      to = alongOf(east, Math.min(1, t * 0.9 + 0.19));
    stroke(pen, [from, between(from, to, 0.8 + 0.2 * pen.chance(40 + n))], 0.62);
  }
};
/** Ink that fades from a height of `top` down to nothing; `strength` is the alpha as two hexadecimal digits. */
const wash = (pen: Pen, face: readonly XY[], top: number, strength: string): void => {
  const ran = pen.paint.createLinearGradient(0, top, 0, top * 0.12);
  ran.addColorStop(0, `${pen.ink.line}${strength}`);
  ran.addColorStop(1, `${pen.ink.line}00`);
  fillShape(pen, face, ran);
};
const snow = (pen: Pen, top: XY, west: readonly XY[], east: readonly XY[]): void => {
  const left = alongOf(west, 0.2),
    right = alongOf(east, 0.2);
  fillShape(
    pen,
    [
      top,
      left,
      [between(left, right, 0.3)[0], left[1] - 0.1],
      between(left, right, 0.5),
      [between(left, right, 0.7)[0], right[1] - 0.12],
      right,
    ],
    pen.ink.body,
  );
};

/** A peak lit from the west: paper on one side, slanting strokes on the other. The later variants are smaller. */
export const mountain = (pen: Pen): void => {
  const size = pen.variant < 5 ? 1 : 0.6;
  const height = size * (1.7 + pen.chance(1) * 0.7),
    half = size * (0.88 + pen.chance(2) * 0.26);
  const top: XY = [(pen.chance(3) - 0.5) * 0.3 * size, -height];
  const west = slope(pen, top, [-half, 0], 10),
    east = slope(pen, top, [half, 0], 20),
    spine = ridge(pen, top, 30);
  fillShape(pen, [...west, [0, 0.06], ...[...east].reverse()], pen.ink.body);
  if (pen.ink.relief === 'washed') {
    wash(pen, [...west, ...[...spine].reverse()], -height, '30');
    wash(pen, [...spine, [0.06, 0.04], ...[...east].reverse()], -height, 'd0');
    if (size === 1) snow(pen, top, west, east);
  } else hatch(pen, spine, east, size < 1 ? 7 : 11);
  stroke(pen, spine, pen.ink.relief === 'washed' ? 0.5 : 0.8);
  stroke(pen, [between(top, [-half, 0], 0.5), between([-half * 0.35, -height * 0.33], [0, 0], 0.12)], 0.55);
  stroke(
    pen,
    [
      [-half * 0.58, -height * 0.2],
      [-half * 0.5, -height * 0.06],
    ],
    0.55,
  );
  stroke(pen, west, 1.05);
  stroke(pen, east, 1.35);
};

/** The point at share `t` of a line of points, where all segments count equally. */
const alongOf = (points: readonly XY[], t: number): XY => {
  const at = Math.max(0, Math.min(0.9999, t)) * (points.length - 1);
  const a = points[Math.floor(at)] ?? [0, 0],
    b = points[Math.floor(at) + 1] ?? a;
  return between(a, b, at - Math.floor(at));
};

/** A down: one round back with grass strokes under its eastern shoulder. */
export const hill = (pen: Pen): void => {
  const half = 0.58 + pen.chance(1) * 0.16,
    height = 0.5 + pen.chance(2) * 0.16,
    lean = (pen.chance(3) - 0.4) * 0.2;
  const { paint } = pen;
  paint.beginPath();
  paint.moveTo(-half, 0.02);
  paint.bezierCurveTo(
    -half * 0.62,
    -height * 1.25,
    lean + half * 0.1,
    -height * 1.3,
    lean + half * 0.3,
    -height * 0.92,
  );
  paint.quadraticCurveTo(half * 0.8, -height * 0.6, half, 0.02);
  paint.fillStyle = pen.ink.body;
  paint.fill();
  paint.strokeStyle = pen.ink.line;
  paint.lineWidth = pen.fine;
  paint.stroke();
  if (pen.ink.relief === 'washed') {
    const ran = paint.createLinearGradient(0, -height, 0, -height * 0.2);
    ran.addColorStop(0, `${pen.ink.line}70`);
    ran.addColorStop(1, `${pen.ink.line}00`);
    paint.fillStyle = ran;
    paint.fill();
    return;
  }
  for (let n = 0; n < 5; n++) {
    const x = lean + half * (0.02 + n * 0.155),
      y = -height * (0.86 - n * 0.135);
    curve(
      pen,
      [
        [x, y],
        [x + 0.03, y + height * 0.2],
        [x + 0.085, y + height * (0.3 + 0.14 * pen.chance(20 + n))],
      ],
      0.55,
    );
  }
  if (pen.chance(9) > 0.55)
    curve(
      pen,
      [
        [-half * 0.5, -height * 0.35],
        [-half * 0.44, -height * 0.2],
        [-half * 0.42, -height * 0.08],
      ],
      0.5,
    );
};
