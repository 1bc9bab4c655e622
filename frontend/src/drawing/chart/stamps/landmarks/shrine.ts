import { disc, outline, type Pen } from '../pen.js';
import { shade } from './strokes.js';

/** A roof on two posts over something small. */
export const shrine = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.4, 0],
      [-0.4, -0.09],
      [0.4, -0.09],
      [0.4, 0],
    ],
    pen.ink.body,
    0.85,
  );
  for (const x of [-0.26, 0.26])
    outline(
      pen,
      [
        [x - 0.05, -0.09],
        [x - 0.05, -0.44],
        [x + 0.05, -0.44],
        [x + 0.05, -0.09],
      ],
      pen.ink.body,
      0.8,
    );
  outline(
    pen,
    [
      [-0.44, -0.42],
      [0, -0.74],
      [0.44, -0.42],
    ],
    pen.ink.body,
    1,
  );
  shade(pen, [
    [
      [0.08, -0.64],
      [0.08, -0.46],
    ],
    [
      [0.17, -0.58],
      [0.17, -0.46],
    ],
    [
      [0.26, -0.52],
      [0.26, -0.46],
    ],
  ]);
  disc(pen, [0, -0.21], 0.075, pen.ink.line);
};
