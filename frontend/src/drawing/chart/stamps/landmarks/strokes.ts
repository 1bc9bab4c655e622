import { stroke, type Pen, type XY } from '../pen.js';

/** The shadow side: short strokes from the upper right down. */
export const shade = (pen: Pen, lines: readonly (readonly [XY, XY])[]): void => {
  for (const line of lines) stroke(pen, line, 0.5);
};
/** A ring of strokes on the ground, so that the landmark does not seem to float. */
export const ground = (pen: Pen, half: number): void =>
  stroke(
    pen,
    [
      [-half, 0.02],
      [half, 0.02],
    ],
    0.6,
    pen.ink.faded,
  );
