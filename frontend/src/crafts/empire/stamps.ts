import { house } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { outline, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { cog } from '../../drawing/chart/stamps/ships.js';

const temple = (pen: Pen, [x, y]: XY): void => {
  outline(
    pen,
    [
      [x - 0.5, y],
      [x - 0.5, y - 0.08],
      [x + 0.5, y - 0.08],
      [x + 0.5, y],
    ],
    pen.ink.body,
    0.85,
  );
  for (const dx of [-0.38, -0.19, 0, 0.19, 0.38])
    outline(
      pen,
      [
        [x + dx - 0.045, y - 0.08],
        [x + dx - 0.045, y - 0.42],
        [x + dx + 0.045, y - 0.42],
        [x + dx + 0.045, y - 0.08],
      ],
      pen.ink.body,
      0.7,
    );
  outline(
    pen,
    [
      [x - 0.52, y - 0.42],
      [x, y - 0.72],
      [x + 0.52, y - 0.42],
    ],
    pen.ink.roof,
    0.95,
  );
};

/** Houses about a temple. */
const town = (pen: Pen): void => {
  house(pen, [-0.62, -0.12], { width: 0.44, wall: 0.2, roof: 0.16 });
  temple(pen, [0.08, -0.18]);
  house(pen, [-0.36, 0.06], { width: 0.5, wall: 0.2, roof: 0.17 });
  house(pen, [0.6, 0.06], { width: 0.46, wall: 0.18, roof: 0.16 });
};

export const stamps: ChartStamps = {
  trees: ['broadleaf', 'broadleaf', 'cypress'],
  town,
  ship: cog({ isStriped: true }),
};
