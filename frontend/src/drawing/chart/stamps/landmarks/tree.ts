import { disc, outline, type Pen } from '../pen.js';
import { shade } from './strokes.js';

/** The billows of the crown: position and size. */
const LOBES = [
  [-0.3, -0.52, 0.2],
  [0.29, -0.52, 0.21],
  [-0.2, -0.78, 0.22],
  [0.19, -0.8, 0.21],
  [0, -0.58, 0.27],
  [0, -0.96, 0.18],
] as const;
/** A single tree with a name. */
export const tree = (pen: Pen): void => {
  outline(
    pen,
    [
      [-0.17, 0],
      [-0.08, -0.14],
      [-0.07, -0.42],
      [0.07, -0.42],
      [0.08, -0.14],
      [0.17, 0],
    ],
    pen.ink.body,
    1,
  );
  for (const [x, y, radius] of LOBES) disc(pen, [x, y], radius + pen.fine * 0.8, pen.ink.line);
  for (const [x, y, radius] of LOBES) disc(pen, [x, y], radius, pen.ink.leaf);
  shade(pen, [
    [
      [0.3, -0.68],
      [0.4, -0.5],
    ],
    [
      [0.2, -0.9],
      [0.32, -0.74],
    ],
    [
      [0.06, -0.7],
      [0.16, -0.48],
    ],
    [
      [-0.24, -0.6],
      [-0.16, -0.44],
    ],
  ]);
};
