import { house } from '../../drawing/chart/stamps/buildings.js';
import { type ChartStamps } from '../../drawing/chart/stamps/chart-stamps.js';
import { disc, outline, stroke, type Pen, type XY } from '../../drawing/chart/stamps/pen.js';
import { hull, sail, wake } from '../../drawing/chart/stamps/ships.js';

interface EavesSize {
  readonly half: number;
  readonly rise: number;
}
/** A roof whose eaves lift at their ends. */
const eaves = ({ paint, ink, fine }: Pen, [x, y]: XY, { half, rise }: EavesSize): void => {
  paint.beginPath();
  paint.moveTo(x - half, y - 0.06);
  paint.quadraticCurveTo(x - half * 0.62, y - rise * 0.3, x - half * 0.5, y - rise);
  paint.lineTo(x + half * 0.5, y - rise);
  paint.quadraticCurveTo(x + half * 0.62, y - rise * 0.3, x + half, y - 0.06);
  paint.quadraticCurveTo(x, y + 0.05, x - half, y - 0.06);
  paint.fillStyle = ink.roof;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * 0.8;
  paint.stroke();
};
/** Three roofs above a base of fitted stone. */
const keep = (pen: Pen, [x, y]: XY): void => {
  outline(
    pen,
    [
      [x - 0.66, y],
      [x - 0.5, y - 0.3],
      [x + 0.5, y - 0.3],
      [x + 0.66, y],
    ],
    pen.ink.body,
    0.9,
  );
  for (const dx of [-0.42, -0.26, -0.1, 0.06, 0.22, 0.38])
    stroke(
      pen,
      [
        [x + dx * 1.22, y],
        [x + dx * 0.94, y - 0.3],
      ],
      0.45,
    );
  for (const [n, half] of [
    [0, 0.56],
    [1, 0.42],
    [2, 0.29],
  ] as const) {
    const at = y - 0.3 - n * 0.31;
    outline(
      pen,
      [
        [x - half * 0.72, at],
        [x - half * 0.7, at - 0.16],
        [x + half * 0.7, at - 0.16],
        [x + half * 0.72, at],
      ],
      pen.ink.body,
      0.7,
    );
    if (n < 2)
      stroke(
        pen,
        [
          [x - half * 0.2, at - 0.08],
          [x + half * 0.2, at - 0.08],
        ],
        0.9,
      );
    eaves(pen, [x, at - 0.14], { half, rise: n === 2 ? 0.24 : 0.2 });
  }
};

/** A keep between two houses. */
const town = (pen: Pen): void => {
  house(pen, [-0.72, -0.02], { width: 0.36, wall: 0.13, roof: 0.13 });
  keep(pen, [0, 0.02]);
  house(pen, [0.74, 0.06], { width: 0.38, wall: 0.13, roof: 0.13 });
};

/** One broad sail of many cloths, with the sun on it. */
const sunSail = (pen: Pen): void => {
  stroke(
    pen,
    [
      [0, -0.2],
      [0, -1.5],
    ],
    1.2,
  );
  sail(pen, [0, -1.42], { half: 0.5, height: 0.92 });
  for (const x of [-0.3, -0.1, 0.1, 0.3])
    stroke(
      pen,
      [
        [x, -1.42],
        [x * 1.04, -0.53],
      ],
      0.4,
    );
  disc(pen, [0, -0.99], 0.2, pen.ink.act);
  hull(pen, { half: 0.84, depth: 0.3, rise: 0.2 }, pen.ink.body);
  stroke(
    pen,
    [
      [-0.74, -0.24],
      [0.74, -0.24],
    ],
    0.7,
  );
  outline(
    pen,
    [
      [0.5, -0.34],
      [0.5, -0.5],
      [0.86, -0.56],
      [0.84, -0.38],
    ],
    pen.ink.body,
    0.8,
  );
  wake(pen, 0.84);
};

export const stamps: ChartStamps = { trees: ['cloudPine', 'cloudPine', 'cloudPine', 'conifer'], town, ship: sunSail };
