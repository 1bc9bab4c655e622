import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { curve, outline, stroke, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { longship } from '../../drawing/chart/stamps/ships.js';

/** A hall like an upturned keel, gable-heads crossed. */
const longhouse = (pen: Pen, [x, y]: XY): void => {
  const { paint, ink, fine } = pen;
  outline(
    pen,
    [
      [x - 0.4, y],
      [x - 0.4, y - 0.16],
      [x + 0.4, y - 0.16],
      [x + 0.4, y],
    ],
    ink.body,
    0.9,
  );
  paint.beginPath();
  paint.moveTo(x - 0.47, y - 0.14);
  paint.quadraticCurveTo(x - 0.38, y - 0.36, x - 0.3, y - 0.44);
  paint.quadraticCurveTo(x, y - 0.5, x + 0.3, y - 0.44);
  paint.quadraticCurveTo(x + 0.38, y - 0.36, x + 0.47, y - 0.14);
  paint.closePath();
  paint.fillStyle = ink.roof;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
  curve(
    pen,
    [
      [x - 0.3, y - 0.42],
      [x - 0.36, y - 0.52],
      [x - 0.42, y - 0.6],
    ],
    1,
  );
  curve(
    pen,
    [
      [x + 0.3, y - 0.42],
      [x + 0.36, y - 0.52],
      [x + 0.42, y - 0.6],
    ],
    1,
  );
  for (const dx of [-0.2, -0.05, 0.1, 0.25])
    stroke(
      pen,
      [
        [x + dx, y - 0.42],
        [x + dx * 1.15, y - 0.18],
      ],
      0.45,
    );
};

/** Three halls. */
const town = (pen: Pen): void => {
  longhouse(pen, [-0.12, -0.36]);
  longhouse(pen, [-0.5, -0.02]);
  longhouse(pen, [0.42, 0]);
};

export const stamps: ChartStamps = { trees: ['conifer'], town, ship: longship };
