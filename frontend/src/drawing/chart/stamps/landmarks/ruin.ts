import { outline, type Pen } from '../pen.js';
import { ground, shade } from './strokes.js';

/** A wall and one column of many. */
export const ruin = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.5, 0],
      [-0.5, -0.38],
      [-0.42, -0.48],
      [-0.34, -0.34],
      [-0.24, -0.4],
      [-0.14, -0.18],
      [-0.06, 0],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [0.08, 0],
      [0.09, -0.54],
      [0.15, -0.62],
      [0.2, -0.55],
      [0.26, -0.64],
      [0.27, 0],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [0.36, 0],
      [0.35, -0.12],
      [0.54, -0.15],
      [0.56, -0.02],
    ],
    pen.ink.body,
    0.85,
  );
  shade(pen, [
    [
      [-0.2, -0.28],
      [-0.2, -0.03],
    ],
    [
      [-0.27, -0.33],
      [-0.27, -0.1],
    ],
    [
      [0.22, -0.5],
      [0.22, -0.04],
    ],
    [
      [0.49, -0.12],
      [0.5, -0.03],
    ],
  ]);
  ground(pen, 0.62);
};
