import { disc, stroke, type Pen } from '../pen.js';

/** Stakes on either bank, and stones between them. */
export const ford = (pen: Pen): void => {
  for (const [x, y] of [
    [-0.28, 0.03],
    [0, -0.04],
    [0.27, 0.03],
  ] as const) {
    disc(pen, [x, y], 0.105, pen.ink.line);
    disc(pen, [x, y], 0.07, pen.ink.body);
  }
  for (const x of [-0.52, 0.52]) {
    stroke(
      pen,
      [
        [x, 0.06],
        [x, -0.42],
      ],
      1.7,
    );
    stroke(
      pen,
      [
        [x - 0.09, -0.34],
        [x + 0.09, -0.34],
      ],
      1,
    );
  }
};
