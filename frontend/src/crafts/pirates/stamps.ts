import { battlements, door, flag, gable, house } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { fillShape, outline, stroke, type Pen } from '../../drawing/chart/stamps/pen.js';
import { hull, sail, wake } from '../../drawing/chart/stamps/ships.js';

/** A fort over a harbour’s houses. */
const town = (pen: Pen): void => {
  battlements(pen, [-0.36, -0.1], { width: 0.74, height: 0.44 });
  door(pen, [-0.36, -0.1], { width: 0.18, height: 0.22 });
  flag(pen, [-0.36, -0.62], 0.44);
  house(pen, [0.28, -0.12], { width: 0.46, wall: 0.22, roof: 0.18 });
  house(pen, [0.66, 0.08], { width: 0.46, wall: 0.2, roof: 0.17 });
  gable(pen, [0.12, 0.12], { width: 0.34, wall: 0.2, roof: 0.2 });
};

/** Three masts, and ports for guns. */
const squareRigger = (pen: Pen): void => {
  for (const [x, top] of [
    [-0.48, -1.25],
    [0.05, -1.6],
    [0.52, -1.3],
  ] as const)
    stroke(
      pen,
      [
        [x, -0.2],
        [x, top],
      ],
      1.1,
    );
  for (const [x, top, half, height] of [
    [-0.48, -1.18, 0.2, 0.34],
    [-0.48, -0.82, 0.25, 0.4],
    [0.05, -1.52, 0.23, 0.42],
    [0.05, -1.06, 0.3, 0.56],
    [0.52, -1.22, 0.2, 0.36],
    [0.52, -0.84, 0.25, 0.42],
  ] as const)
    sail(pen, [x, top], { half, height });
  hull(pen, { half: 0.92, depth: 0.28, rise: 0.16 }, pen.ink.wood);
  stroke(
    pen,
    [
      [-0.8, -0.2],
      [0.8, -0.2],
    ],
    0.7,
  );
  for (let n = 0; n < 6; n++)
    fillShape(
      pen,
      [
        [-0.56 + n * 0.21, -0.14],
        [-0.56 + n * 0.21, -0.07],
        [-0.48 + n * 0.21, -0.07],
        [-0.48 + n * 0.21, -0.14],
      ],
      pen.ink.line,
    );
  stroke(
    pen,
    [
      [0.86, -0.42],
      [1.25, -0.62],
    ],
    1.1,
  );
  outline(
    pen,
    [
      [0.05, -1.6],
      [-0.2, -1.66],
      [0.05, -1.74],
    ],
    pen.ink.roof,
    0.6,
  );
  wake(pen, 0.92);
};

export const stamps: ChartStamps = { trees: ['palm', 'broadleaf', 'palm'], town, ship: squareRigger };
