import { curve, disc, stroke, type Pen } from './pen.js';

/** Three blades. */
export const grass = (pen: Pen): void => {
  const height = 0.15 + pen.chance(1) * 0.07;
  curve(
    pen,
    [
      [-0.02, 0],
      [-0.06, -height * 0.6],
      [-0.13, -height * 0.72],
    ],
    0.7,
    pen.ink.reed,
  );
  stroke(
    pen,
    [
      [0, 0],
      [0.01, -height],
    ],
    0.75,
    pen.ink.reed,
  );
  curve(
    pen,
    [
      [0.02, 0],
      [0.06, -height * 0.6],
      [0.14, -height * 0.7],
    ],
    0.7,
    pen.ink.reed,
  );
};

/** A crest of sand, its lee in dots. */
export const dune = (pen: Pen): void => {
  const half = 0.42 + pen.chance(1) * 0.14,
    height = 0.16 + pen.chance(2) * 0.07;
  curve(
    pen,
    [
      [-half, 0],
      [-half * 0.4, -height * 1.6],
      [half * 0.15, -height * 0.9],
      [half * 0.5, -height * 0.5],
      [half, -height * 0.75],
    ],
    0.95,
    pen.ink.sand,
  );
  curve(
    pen,
    [
      [half * 0.08, -height * 0.9],
      [half * 0.22, -height * 0.3],
      [half * 0.1, 0.05],
    ],
    0.6,
    pen.ink.sand,
  );
  for (let n = 0; n < 4; n++)
    disc(
      pen,
      [-half * 0.3 + n * half * 0.3 + pen.chance(10 + n) * 0.08, 0.06 + pen.chance(20 + n) * 0.1],
      pen.fine * 0.55,
      pen.ink.sand,
    );
};

/** Reeds over a level water-line. */
export const reeds = (pen: Pen): void => {
  const height = 0.34 + pen.chance(1) * 0.12;
  for (const [x, h] of [
    [-0.19, 0.5],
    [-0.1, 0.85],
    [0, 1],
    [0.1, 0.8],
    [0.2, 0.52],
  ] as const) {
    curve(
      pen,
      [
        [x * 0.35, 0],
        [x * 0.8, -height * h * 0.6],
        [x * 1.15, -height * h],
      ],
      0.9,
      pen.ink.line,
    );
    if (Math.abs(x) === 0.1 || x === 0)
      stroke(
        pen,
        [
          [x * 1.05, -height * h * 0.78],
          [x * 1.15, -height * h],
        ],
        1.7,
        pen.ink.line,
      );
  }
  stroke(
    pen,
    [
      [-0.38, 0.02],
      [0.4, 0.02],
    ],
    0.8,
    pen.ink.wave,
  );
  stroke(
    pen,
    [
      [-0.14, 0.12],
      [0.3, 0.12],
    ],
    0.7,
    pen.ink.wave,
  );
};

/** Dots, as sand is engraved. */
export const sand = (pen: Pen): void => {
  for (let n = 0; n < 9; n++) {
    const turn = pen.chance(n) * 2 * Math.PI,
      far = 0.08 + pen.chance(n + 10) * 0.42;
    disc(
      pen,
      [Math.cos(turn) * far, Math.sin(turn) * far * 0.55],
      pen.fine * (0.42 + pen.chance(n + 20) * 0.25),
      pen.ink.line,
    );
  }
};

/** Half a round of water with two more within it. */
export const scaleArcs = ({ paint, ink, fine }: Pen, x: number, y: number, radius: number): void => {
  for (const share of [1, 0.68, 0.36]) {
    paint.beginPath();
    paint.arc(x, y, radius * share, Math.PI, 0);
    paint.fillStyle = ink.sea;
    if (share === 1) paint.fill();
    paint.strokeStyle = ink.wave;
    paint.lineWidth = fine * (share === 1 ? 0.8 : 0.62);
    paint.stroke();
  }
};
const scales = (pen: Pen): void => {
  for (const [row, y] of [
    [0, 0],
    [1, 0.3],
  ] as const)
    for (let n = 0; n < 2 - row; n++) scaleArcs(pen, (n * 2 + row) * 0.6, y, 0.6);
};

/** Two or three ripples; or a few scales if the ink draws the sea in scales. */
export const wave = (pen: Pen): void => (pen.ink.coast === 'waves' ? scales(pen) : ripples(pen));
const ripples = (pen: Pen): void => {
  const count = pen.chance(1) > 0.5 ? 3 : 2,
    width = 0.34;
  const { paint } = pen;
  paint.beginPath();
  paint.moveTo(0, 0);
  for (let n = 0; n < count; n++) {
    paint.quadraticCurveTo((n + 0.3) * width, -0.15, (n + 0.55) * width, 0.0);
    paint.quadraticCurveTo((n + 0.75) * width, 0.09, (n + 1) * width, 0);
  }
  paint.strokeStyle = pen.ink.wave;
  paint.lineWidth = pen.fine * 0.85;
  paint.stroke();
};
