import { type Ink } from '../plate/ink.js';

/** Either kind of canvas, so that a plate can be drawn off the main thread. */
export type Paint = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws one stamp. Lengths are in units (radius of a hex); the origin is the foot of the stamp. */
export interface Pen {
  readonly paint: Paint;
  readonly ink: Ink;
  /** Width of a fine line. */
  readonly fine: number;
  /** The number of the stamp's variant. */
  readonly variant: number;
  /** The k-th pseudorandom number of this drawing, from 0 to 1. */
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

/** An open line; `weight` is a multiple of the fine line's width. */
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
