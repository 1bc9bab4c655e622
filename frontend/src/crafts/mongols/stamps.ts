import { door, flag } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { outline, stroke, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { cog } from '../../drawing/chart/stamps/ships.js';

const ger = (pen: Pen, [x, y]: XY): void => {
  const { paint, ink, fine } = pen;
  outline(
    pen,
    [
      [x - 0.33, y],
      [x - 0.33, y - 0.22],
      [x + 0.33, y - 0.22],
      [x + 0.33, y],
    ],
    ink.body,
    0.95,
  );
  paint.beginPath();
  paint.moveTo(x - 0.38, y - 0.22);
  paint.quadraticCurveTo(x - 0.26, y - 0.48, x, y - 0.5);
  paint.quadraticCurveTo(x + 0.26, y - 0.48, x + 0.38, y - 0.22);
  paint.closePath();
  paint.fillStyle = ink.body;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
  stroke(
    pen,
    [
      [x - 0.34, y - 0.2],
      [x + 0.34, y - 0.2],
    ],
    1.9,
    ink.roof,
  );
  door(pen, [x, y], { width: 0.15, height: 0.2 });
};

/** A camp of gers under a standard. */
const town = (pen: Pen): void => {
  ger(pen, [-0.4, -0.22]);
  ger(pen, [0.36, -0.2]);
  ger(pen, [-0.02, 0.06]);
  flag(pen, [0.74, 0], 0.62);
};

export const stamps: ChartStamps = { trees: ['broadleaf', 'broadleaf', 'conifer'], town, ship: cog({}) };
