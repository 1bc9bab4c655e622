import { outline, type Pen } from '../pen.js';
import { shade } from './strokes.js';

/** A mound with a stone on it. */
export const grave = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.09, -0.28],
      [-0.1, -0.6],
      [-0.02, -0.7],
      [0.08, -0.62],
      [0.08, -0.28],
    ],
    pen.ink.body,
    0.95,
  );
  outline(
    pen,
    [
      [-0.56, 0],
      [-0.44, -0.17],
      [-0.22, -0.3],
      [0, -0.34],
      [0.22, -0.3],
      [0.44, -0.17],
      [0.56, 0],
    ],
    pen.ink.body,
    0.95,
  );
  shade(pen, [
    [
      [0.16, -0.26],
      [0.24, -0.06],
    ],
    [
      [0.26, -0.22],
      [0.34, -0.05],
    ],
    [
      [0.36, -0.16],
      [0.43, -0.04],
    ],
    [
      [0.05, -0.58],
      [0.05, -0.38],
    ],
  ]);
};
