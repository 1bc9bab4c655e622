import { house, tower } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { disc, outline, stroke, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { cog } from '../../drawing/chart/stamps/ships.js';

const dome = (pen: Pen, [x, y]: XY): void => {
  const { paint, ink, fine } = pen;
  outline(
    pen,
    [
      [x - 0.3, y],
      [x - 0.3, y - 0.3],
      [x + 0.3, y - 0.3],
      [x + 0.3, y],
    ],
    ink.body,
    0.9,
  );
  paint.beginPath();
  paint.arc(x, y - 0.32, 0.27, Math.PI, 0);
  paint.closePath();
  paint.fillStyle = ink.roof;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
  stroke(
    pen,
    [
      [x, y - 0.59],
      [x, y - 0.76],
    ],
    0.9,
  );
  disc(pen, [x, y - 0.62], 0.045, ink.line);
};

/** A dome between towers. */
const town = (pen: Pen): void => {
  tower(pen, [-0.5, -0.08], { width: 0.18, height: 0.74, roof: 0.14 });
  dome(pen, [0.02, -0.12]);
  tower(pen, [0.46, -0.06], { width: 0.16, height: 0.56, roof: 0.14 });
  house(pen, [-0.3, 0.08], { width: 0.46, wall: 0.18, roof: 0.13 });
  house(pen, [0.34, 0.1], { width: 0.5, wall: 0.18, roof: 0.13 });
};

export const stamps: ChartStamps = { trees: ['cypress', 'broadleaf'], town, ship: cog({ isLateen: true }) };
