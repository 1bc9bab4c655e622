import { fillShape, outline, type Pen } from '../pen.js';
import { shade } from './strokes.js';

/** A dark mouth in a rock. */
export const cave = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.58, 0],
      [-0.46, -0.3],
      [-0.24, -0.44],
      [-0.06, -0.58],
      [0.16, -0.48],
      [0.34, -0.4],
      [0.5, -0.16],
      [0.58, 0],
    ],
    pen.ink.body,
    1,
  );
  fillShape(
    pen,
    [
      [-0.24, 0],
      [-0.21, -0.2],
      [-0.06, -0.33],
      [0.09, -0.24],
      [0.15, 0],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [0.2, -0.42],
      [0.26, -0.06],
    ],
    [
      [0.3, -0.38],
      [0.36, -0.05],
    ],
    [
      [0.4, -0.26],
      [0.45, -0.04],
    ],
  ]);
};
