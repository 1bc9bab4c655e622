import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { curve, outline, stroke, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { longship } from '../../drawing/chart/stamps/ships.js';

const roundhouse = (pen: Pen, [x, y]: XY): void => {
  outline(
    pen,
    [
      [x - 0.26, y],
      [x - 0.26, y - 0.14],
      [x + 0.26, y - 0.14],
      [x + 0.26, y],
    ],
    pen.ink.body,
    0.9,
  );
  outline(
    pen,
    [
      [x - 0.38, y - 0.1],
      [x - 0.03, y - 0.58],
      [x + 0.04, y - 0.58],
      [x + 0.38, y - 0.1],
      [x, y - 0.05],
    ],
    pen.ink.roof,
    0.95,
  );
  for (const dx of [-0.2, -0.07, 0.08, 0.2])
    stroke(
      pen,
      [
        [x + dx * 0.2, y - 0.5],
        [x + dx, y - 0.1],
      ],
      0.45,
    );
  curve(
    pen,
    [
      [x + 0.02, y - 0.6],
      [x + 0.1, y - 0.7],
      [x + 0.04, y - 0.8],
    ],
    0.6,
    pen.ink.faded,
  );
};

/** Round houses behind a fence of stakes. */
const town = (pen: Pen): void => {
  roundhouse(pen, [0, -0.28]);
  roundhouse(pen, [-0.42, 0]);
  roundhouse(pen, [0.4, 0.04]);
  for (let n = 0; n < 9; n++)
    stroke(
      pen,
      [
        [-0.86 + n * 0.215, 0.22 - Math.abs(n - 4) * 0.035],
        [-0.86 + n * 0.215, 0.06 - Math.abs(n - 4) * 0.035],
      ],
      1,
    );
};

export const stamps: ChartStamps = { trees: ['broadleaf', 'conifer'], town, ship: longship };
