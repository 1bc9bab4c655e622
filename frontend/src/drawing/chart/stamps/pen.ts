import { type Ink } from '../plate/ink.js';

/** Both kinds of canvas are drawn on alike, so that a plate can be built off the main thread. */
export type Paint = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A hand that draws one thing. Lengths are in units (radius of a hex); the origin is the foot of what is drawn. */
export interface Pen {
  readonly paint: Paint;
  readonly ink: Ink;
  /** Width of a fine line. */
  readonly fine: number;
  /** Which of several drawings of the same thing. */
  readonly variant: number;
  /** From 0 to 1: the k-th chance of this very drawing. */
  readonly chance: (k: number) => number;
}

export type XY = readonly [x: number, y: number];

const trace = (paint: Paint, points: readonly XY[]): void => {
  paint.beginPath();
  points.forEach(([x, y], n) => (n === 0 ? paint.moveTo(x, y) : paint.lineTo(x, y)));
};

export const fillShape = ({ paint }: Pen, points: readonly XY[], colour: string | CanvasGradient): void => {
  trace(paint, points);
  paint.fillStyle = colour;
  paint.fill();
};

/** An open line; `weight` counts fine lines. */
export const stroke = ({ paint, ink, fine }: Pen, points: readonly XY[], weight = 1, colour = ink.line): void => {
  trace(paint, points);
  paint.strokeStyle = colour;
  paint.lineWidth = fine * weight;
  paint.stroke();
};

export const outline = (pen: Pen, points: readonly XY[], fill: string, weight = 1): void => {
  const [first] = points;
  if (!first) return;
  fillShape(pen, points, fill);
  stroke(pen, [...points, first], weight);
};

/** A curve through control points, by quadratic pieces that meet halfway. */
export const curve = ({ paint, ink, fine }: Pen, points: readonly XY[], weight = 1, colour = ink.line): void => {
  paint.beginPath();
  points.forEach(([x, y], n) => {
    const next = points[n + 1];
    if (n === 0) paint.moveTo(x, y);
    else if (!next) paint.lineTo(x, y);
    else paint.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
  paint.strokeStyle = colour;
  paint.lineWidth = fine * weight;
  paint.stroke();
};

export const disc = ({ paint }: Pick<Pen, 'paint'>, [x, y]: XY, radius: number, colour: string): void => {
  paint.beginPath();
  paint.arc(x, y, radius, 0, 2 * Math.PI);
  paint.fillStyle = colour;
  paint.fill();
};

export const between = (a: XY, b: XY, t: number): XY => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
