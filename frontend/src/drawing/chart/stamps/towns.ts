import { type FactionId } from '#game/model/world.js';
import { curve, disc, fillShape, outline, stroke, type Pen, type XY } from './pen.js';

type Draw = (pen: Pen, x: number, y: number) => void;

/** Walls of paper under a red roof with a ridge. */
const house = (pen: Pen, x: number, y: number, width: number, wall: number, roof: number): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half * 0.86, y],
      [x - half * 0.86, y - wall],
      [x + half * 0.86, y - wall],
      [x + half * 0.86, y],
    ],
    pen.ink.body,
    0.9,
  );
  outline(
    pen,
    [
      [x - half, y - wall],
      [x - half * 0.62, y - wall - roof],
      [x + half * 0.62, y - wall - roof],
      [x + half, y - wall],
    ],
    pen.ink.roof,
    0.95,
  );
};
const gable = (pen: Pen, x: number, y: number, width: number, wall: number, roof: number): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half, y],
      [x - half, y - wall],
      [x, y - wall - roof],
      [x + half, y - wall],
      [x + half, y],
    ],
    pen.ink.body,
    0.9,
  );
  stroke(
    pen,
    [
      [x - half - 0.05, y - wall + 0.04],
      [x, y - wall - roof],
      [x + half + 0.05, y - wall + 0.04],
    ],
    1.5,
    pen.ink.roof,
  );
};
const flag = (pen: Pen, x: number, y: number, height: number): void => {
  stroke(
    pen,
    [
      [x, y],
      [x, y - height],
    ],
    0.9,
  );
  outline(
    pen,
    [
      [x, y - height],
      [x + 0.24, y - height + 0.07],
      [x, y - height + 0.15],
    ],
    pen.ink.roof,
    0.6,
  );
};
const tower = (pen: Pen, x: number, y: number, width: number, height: number, roof: number): void => {
  const half = width / 2;
  outline(
    pen,
    [
      [x - half, y],
      [x - half, y - height],
      [x + half, y - height],
      [x + half, y],
    ],
    pen.ink.body,
    0.9,
  );
  outline(
    pen,
    [
      [x - half - 0.04, y - height],
      [x, y - height - roof],
      [x + half + 0.04, y - height],
    ],
    pen.ink.roof,
    0.85,
  );
};
const battlements = (pen: Pen, x: number, y: number, width: number, height: number): void => {
  const teeth = 5,
    step = width / (teeth * 2 - 1);
  const top: XY[] = Array.from({ length: teeth }, (_, n) => x - width / 2 + n * 2 * step).flatMap((at): XY[] => [
    [at, y - height],
    [at, y - height - 0.1],
    [at + step, y - height - 0.1],
    [at + step, y - height],
  ]);
  outline(pen, [[x - width / 2, y], ...top, [x + width / 2, y]], pen.ink.body, 0.9);
};
const door = (pen: Pen, x: number, y: number, width: number, height: number): void =>
  fillShape(
    pen,
    [
      [x - width / 2, y],
      [x - width / 2, y - height],
      [x + width / 2, y - height],
      [x + width / 2, y],
    ],
    pen.ink.roof,
  );

/** A hall like an upturned keel, gable-heads crossed. */
const longhouse: Draw = (pen, x, y) => {
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
const ger: Draw = (pen, x, y) => {
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
  door(pen, x, y, 0.15, 0.2);
};
const roundhouse: Draw = (pen, x, y) => {
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
/** A roof whose eaves lift at their ends. */
const eaves = ({ paint, ink, fine }: Pen, x: number, y: number, half: number, rise: number): void => {
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
const keep: Draw = (pen, x, y) => {
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
    eaves(pen, x, at - 0.14, half, n === 2 ? 0.24 : 0.2);
  }
};
const temple: Draw = (pen, x, y) => {
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
const dome: Draw = (pen, x, y) => {
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
  disc(pen, x, y - 0.62, 0.045, ink.line);
};

const TOWNS: Readonly<Record<FactionId, (pen: Pen) => void>> = {
  vikings: (pen) => {
    longhouse(pen, -0.12, -0.36);
    longhouse(pen, -0.5, -0.02);
    longhouse(pen, 0.42, 0);
  },
  empire: (pen) => {
    house(pen, -0.62, -0.12, 0.44, 0.2, 0.16);
    temple(pen, 0.08, -0.18);
    house(pen, -0.36, 0.06, 0.5, 0.2, 0.17);
    house(pen, 0.6, 0.06, 0.46, 0.18, 0.16);
  },
  mongols: (pen) => {
    ger(pen, -0.4, -0.22);
    ger(pen, 0.36, -0.2);
    ger(pen, -0.02, 0.06);
    flag(pen, 0.74, 0, 0.62);
  },
  samurai: (pen) => {
    house(pen, -0.72, -0.02, 0.36, 0.13, 0.13);
    keep(pen, 0, 0.02);
    house(pen, 0.74, 0.06, 0.38, 0.13, 0.13);
  },
  pirates: (pen) => {
    battlements(pen, -0.36, -0.1, 0.74, 0.44);
    door(pen, -0.36, -0.1, 0.18, 0.22);
    flag(pen, -0.36, -0.62, 0.44);
    house(pen, 0.28, -0.12, 0.46, 0.22, 0.18);
    house(pen, 0.66, 0.08, 0.46, 0.2, 0.17);
    gable(pen, 0.12, 0.12, 0.34, 0.2, 0.2);
  },
  knights: (pen) => {
    tower(pen, -0.46, -0.1, 0.24, 0.52, 0.28);
    tower(pen, 0.46, -0.1, 0.24, 0.46, 0.26);
    battlements(pen, 0, -0.06, 0.78, 0.36);
    flag(pen, 0, -0.46, 0.4);
    door(pen, 0, -0.06, 0.16, 0.2);
    gable(pen, -0.62, 0.1, 0.28, 0.14, 0.14);
    gable(pen, 0.66, 0.1, 0.28, 0.14, 0.14);
  },
  assassins: (pen) => {
    tower(pen, -0.5, -0.08, 0.18, 0.74, 0.14);
    dome(pen, 0.02, -0.12);
    tower(pen, 0.46, -0.06, 0.16, 0.56, 0.14);
    house(pen, -0.3, 0.08, 0.46, 0.18, 0.13);
    house(pen, 0.34, 0.1, 0.5, 0.18, 0.13);
  },
  barbarians: (pen) => {
    roundhouse(pen, 0, -0.28);
    roundhouse(pen, -0.42, 0);
    roundhouse(pen, 0.4, 0.04);
    for (let n = 0; n < 9; n++)
      stroke(
        pen,
        [
          [-0.86 + n * 0.215, 0.22 - Math.abs(n - 4) * 0.035],
          [-0.86 + n * 0.215, 0.06 - Math.abs(n - 4) * 0.035],
        ],
        1,
      );
  },
};

/** A town as its people build. */
export const town = (faction: FactionId, pen: Pen): void => TOWNS[faction](pen);
