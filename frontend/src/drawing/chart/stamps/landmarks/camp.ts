import { curve, fillShape, outline, stroke, type Pen } from '../pen.js';
import { shade } from './strokes.js';

/** A tent and a fire. */
export const camp = (pen: Pen): void => {
  for (const dx of [-0.07, 0.05])
    stroke(
      pen,
      [
        [-0.12, -0.52],
        [-0.12 + dx, -0.64],
      ],
      0.8,
    );
  outline(
    pen,
    [
      [-0.52, 0],
      [-0.12, -0.54],
      [0.26, 0],
    ],
    pen.ink.body,
    1,
  );
  fillShape(
    pen,
    [
      [-0.24, 0],
      [-0.13, -0.32],
      [-0.03, 0],
    ],
    pen.ink.line,
  );
  shade(pen, [
    [
      [-0.04, -0.38],
      [0.1, -0.04],
    ],
    [
      [0.02, -0.34],
      [0.17, -0.04],
    ],
  ]);
  stroke(
    pen,
    [
      [0.36, 0],
      [0.56, -0.08],
    ],
    0.9,
  );
  stroke(
    pen,
    [
      [0.56, 0],
      [0.36, -0.08],
    ],
    0.9,
  );
  curve(
    pen,
    [
      [0.46, -0.1],
      [0.52, -0.26],
      [0.42, -0.4],
      [0.5, -0.56],
    ],
    0.6,
    pen.ink.faded,
  );
};
