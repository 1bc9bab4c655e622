import { fillShape, outline, type Pen } from '../pen.js';
import { ground, shade } from './strokes.js';

/** Alone, and higher than it is wide. */
export const tower = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.19, 0],
      [-0.14, -0.66],
      [0.14, -0.66],
      [0.19, 0],
    ],
    pen.ink.body,
    1,
  );
  outline(
    pen,
    [
      [-0.21, -0.66],
      [-0.21, -0.86],
      [-0.11, -0.86],
      [-0.11, -0.78],
      [-0.05, -0.78],
      [-0.05, -0.86],
      [0.05, -0.86],
      [0.05, -0.78],
      [0.11, -0.78],
      [0.11, -0.86],
      [0.21, -0.86],
      [0.21, -0.66],
    ],
    pen.ink.body,
    0.9,
  );
  fillShape(
    pen,
    [
      [-0.04, -0.36],
      [-0.04, -0.5],
      [0.03, -0.5],
      [0.03, -0.36],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [0.08, -0.6],
      [0.1, -0.05],
    ],
    [
      [0.12, -0.5],
      [0.145, -0.05],
    ],
  ]);
  ground(pen, 0.34);
};
