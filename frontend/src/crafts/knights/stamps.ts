import { battlements, door, flag, gable, tower } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { type Pen } from '../../drawing/chart/stamps/pen.js';
import { cog } from '../../drawing/chart/stamps/ships.js';

/** A castle, and two gables before it. */
const town = (pen: Pen): void => {
  tower(pen, [-0.46, -0.1], { width: 0.24, height: 0.52, roof: 0.28 });
  tower(pen, [0.46, -0.1], { width: 0.24, height: 0.46, roof: 0.26 });
  battlements(pen, [0, -0.06], { width: 0.78, height: 0.36 });
  flag(pen, [0, -0.46], 0.4);
  door(pen, [0, -0.06], { width: 0.16, height: 0.2 });
  gable(pen, [-0.62, 0.1], { width: 0.28, wall: 0.14, roof: 0.14 });
  gable(pen, [0.66, 0.1], { width: 0.28, wall: 0.14, roof: 0.14 });
};

export const stamps: ChartStamps = { trees: ['broadleaf'], town, ship: cog({ isStriped: true }) };
