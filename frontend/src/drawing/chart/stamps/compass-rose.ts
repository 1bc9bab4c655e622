import { lily } from './lily.js';
import { disc, fillShape, stroke, type Pen, type XY } from './pen.js';

const TURN = 2 * Math.PI;
const at = (radius: number, turn: number): XY => [radius * Math.sin(turn), -radius * Math.cos(turn)];
const circle = ({ paint, ink, fine }: Pen, radius: number, weight: number): void => {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, TURN);
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * weight;
  paint.stroke();
};

/** From this many fine lines in its radius the rose has room for the burin: hatching, half points, the degrees. */
const isLarge = ({ fine }: Pen): boolean => fine < 1 / 40;

interface Wind {
  readonly long: number;
  readonly waist: number;
  readonly dark: string;
  /** Lines of shadow on the light side. */
  readonly lines: number;
}

/** One wind: a kite, coloured to one side of its axis, and engraved on the other: the light comes from the north-west. */
const wind = (pen: Pen, turn: number, { long, waist, dark, lines }: Wind): void => {
  const tip = at(long, turn);
  const shoulder = (side: number): XY => at(waist, turn + (side * Math.PI) / 4);
  fillShape(pen, [[0, 0], shoulder(-1), tip], pen.ink.body);
  fillShape(pen, [[0, 0], shoulder(1), tip], dark);
  const breadth = waist * Math.SQRT1_2;
  for (let n = 1; n <= lines && isLarge(pen); n++) {
    const along = breadth + (long - breadth) * (n / (lines + 1)) ** 1.15;
    const edge = (breadth * (long - along)) / (long - breadth);
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const point = (out: number, on: number): XY => [sin * on - cos * out, -cos * on - sin * out];
    stroke(pen, [point(0, along), point(edge * (0.9 - 0.45 * (n / lines)), along - edge * 0.5)], 0.45);
  }
  for (const side of [-1, 1]) stroke(pen, [[0, 0], shoulder(side), tip], 0.75);
  stroke(pen, [[0, 0], tip], 0.6);
};

/** A border of degrees: every other five are dark. */
const degrees = (pen: Pen): void => {
  const { paint, ink } = pen;
  paint.fillStyle = ink.line;
  for (let n = 0; n < 36 && isLarge(pen); n++) {
    const [from, to] = [(n * TURN) / 36, ((n + 0.5) * TURN) / 36];
    paint.beginPath();
    paint.arc(0, 0, 0.83, from, to);
    paint.arc(0, 0, 0.8, to, from, true);
    paint.fill();
  }
  for (let n = 0; n < 72; n++)
    stroke(pen, [at(0.8, (n * TURN) / 72), at(n % 2 === 0 ? 0.75 : 0.775, (n * TURN) / 72)], 0.5);
};

/** The shadow that the disc throws on the sea, by lines that get shorter to both ends. */
const shadow = (pen: Pen): void => {
  for (let n = 0; n <= 26 && isLarge(pen); n++) {
    const t = n / 26;
    const turn = (0.2 + 0.36 * t) * TURN;
    const long = 0.075 * Math.sin(t * Math.PI) + 0.008;
    stroke(pen, [at(0.87, turn), at(0.87 + long, turn + 0.03)], 0.55, pen.ink.faded);
  }
};

const hub = (pen: Pen): void => {
  const { ink } = pen;
  disc(pen, [0, 0], 0.125, ink.line);
  disc(pen, [0, 0], 0.113, ink.body);
  for (let n = 0; n < 16 && isLarge(pen); n++) stroke(pen, [at(0.07, (n * TURN) / 16), at(0.11, (n * TURN) / 16)], 0.5);
  disc(pen, [0, 0], 0.068, ink.act);
  disc(pen, [0, 0], 0.026, ink.body);
};

/** Jerusalem lay to the east of the chart makers: its wind bears a cross. */
const cross = ({ paint, ink }: Pen): void => {
  paint.fillStyle = ink.act;
  for (const [x, y, wide, high] of [
    [1.015, -0.007, 0.07, 0.014],
    [1.043, -0.035, 0.014, 0.07],
  ] as const)
    paint.fillRect(x, y, wide, high);
};

/** Thirty-two winds in an engraved ring, and the lily of the north, with a radius of 1. */
export const compassRose = (pen: Pen): void => {
  const { ink } = pen;
  shadow(pen);
  disc(pen, [0, 0], 0.86, ink.body);
  circle(pen, 0.86, 1.5);
  circle(pen, 0.83, 0.6);
  circle(pen, 0.8, 0.6);
  degrees(pen);
  circle(pen, 0.71, 0.7);
  circle(pen, 0.42, 0.5);
  if (isLarge(pen)) {
    circle(pen, 0.69, 0.4);
    for (let n = 1; n < 32; n += 2) wind(pen, (n * TURN) / 32, { long: 0.56, waist: 0.06, dark: ink.gold, lines: 0 });
  }
  for (let n = 1; n < 16; n += 2) wind(pen, (n * TURN) / 16, { long: 0.64, waist: 0.095, dark: ink.faded, lines: 4 });
  for (let n = 1; n < 8; n += 2) wind(pen, (n * TURN) / 8, { long: 0.79, waist: 0.155, dark: ink.verdigris, lines: 9 });
  for (let n = 0; n < 4; n++) wind(pen, (n * TURN) / 4, { long: 1, waist: 0.18, dark: ink.act, lines: 13 });
  hub(pen);
  cross(pen);
  lily(pen);
};
