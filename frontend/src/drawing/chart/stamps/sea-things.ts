import { type FactionId } from '#game/model/world.js';
import { curve, disc, fillShape, outline, stroke, type Paint, type Pen, type XY } from './pen.js';

const at = (radius: number, turn: number): XY => [radius * Math.sin(turn), -radius * Math.cos(turn)];
const circle = ({ paint, ink, fine }: Pen, radius: number, weight: number): void => {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, 2 * Math.PI);
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * weight;
  paint.stroke();
};
/** One wind: a narrow kite, dark to one side of its axis. */
const wind = (pen: Pen, turn: number, long: number, waist: number, dark: string): void => {
  const tip = at(long, turn);
  for (const [side, fill] of [
    [-1, dark],
    [1, pen.ink.body],
  ] as const)
    outline(pen, [[0, 0], at(waist, turn + (side * Math.PI) / 4), tip], fill, 0.7);
};

/** Sixteen winds and the lily of the north, drawn to a radius of 1. */
export const compassRose = (pen: Pen): void => {
  const { ink } = pen;
  disc(pen, 0, 0, 0.78, ink.body);
  circle(pen, 0.78, 1.2);
  circle(pen, 0.7, 0.7);
  circle(pen, 0.46, 0.6);
  for (let n = 0; n < 72; n++)
    stroke(pen, [at(0.7, (n * Math.PI) / 36), at(n % 2 === 0 ? 0.78 : 0.745, (n * Math.PI) / 36)], 0.6);
  for (let n = 0; n < 16; n += 1) if (n % 2 === 1) wind(pen, (n * Math.PI) / 8, 0.58, 0.09, ink.faded);
  for (let n = 1; n < 8; n += 2) wind(pen, (n * Math.PI) / 4, 0.68, 0.15, ink.verdigris);
  for (let n = 0; n < 4; n++) wind(pen, (n * Math.PI) / 2, 1, 0.17, ink.act);
  disc(pen, 0, 0, 0.13, ink.line);
  disc(pen, 0, 0, 0.115, ink.body);
  disc(pen, 0, 0, 0.065, ink.act);
  lily(pen.paint, ink.act);
};
const lily = (paint: Paint, colour: string): void => {
  paint.fillStyle = colour;
  for (const turn of [-1, 0, 1]) {
    paint.beginPath();
    paint.moveTo(0, -1);
    if (turn === 0) {
      paint.quadraticCurveTo(-0.09, -1.14, 0, -1.32);
      paint.quadraticCurveTo(0.09, -1.14, 0, -1);
    } else {
      paint.bezierCurveTo(turn * 0.02, -1.2, turn * 0.22, -1.24, turn * 0.17, -1.07);
      paint.bezierCurveTo(turn * 0.14, -1.14, turn * 0.07, -1.1, 0, -1.02);
    }
    paint.fill();
  }
  paint.fillRect(-0.09, -1.045, 0.18, 0.04);
};

const sail = (pen: Pen, x: number, top: number, half: number, height: number, stripes: boolean): void => {
  const { paint, ink, fine } = pen;
  paint.save();
  paint.beginPath();
  paint.moveTo(x - half, top);
  paint.lineTo(x + half, top);
  paint.quadraticCurveTo(x + half * 1.22, top + height * 0.55, x + half * 0.94, top + height);
  paint.quadraticCurveTo(x, top + height * 0.9, x - half * 0.94, top + height);
  paint.quadraticCurveTo(x - half * 0.82, top + height * 0.5, x - half, top);
  paint.fillStyle = ink.body;
  paint.fill();
  paint.clip();
  paint.fillStyle = ink.roof;
  if (stripes) for (const n of [-1, 0, 1]) paint.fillRect(x + n * half * 0.8 - half * 0.2, top, half * 0.4, height);
  paint.restore();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
};
const hull = (pen: Pen, half: number, depth: number, rise: number, fill: string): void => {
  const { paint, ink, fine } = pen;
  paint.beginPath();
  paint.moveTo(-half, -depth - rise);
  paint.quadraticCurveTo(-half * 0.8, -depth * 0.9, -half * 0.5, -depth);
  paint.lineTo(half * 0.5, -depth);
  paint.quadraticCurveTo(half * 0.8, -depth * 0.9, half, -depth - rise);
  paint.quadraticCurveTo(half * 0.92, 0, half * 0.5, 0.02);
  paint.lineTo(-half * 0.5, 0.02);
  paint.quadraticCurveTo(-half * 0.92, 0, -half, -depth - rise);
  paint.fillStyle = fill;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * 1.1;
  paint.stroke();
};
const wake = (pen: Pen, half: number): void => {
  for (const [x, y, w] of [
    [-half * 1.05, 0.1, half * 0.8],
    [half * 0.1, 0.13, half * 0.9],
    [-half * 0.4, 0.22, half * 0.9],
  ] as const)
    curve(
      pen,
      [
        [x, y],
        [x + w * 0.3, y - 0.05],
        [x + w * 0.6, y + 0.04],
        [x + w, y - 0.02],
      ],
      0.8,
      pen.ink.wave,
    );
};

const longship = (pen: Pen): void => {
  stroke(
    pen,
    [
      [0, -0.2],
      [0, -1.5],
    ],
    1.2,
  );
  sail(pen, 0, -1.38, 0.5, 0.82, true);
  hull(pen, 0.95, 0.26, 0.3, pen.ink.body);
  curve(
    pen,
    [
      [-0.95, -0.54],
      [-1.06, -0.72],
      [-0.98, -0.8],
      [-0.9, -0.74],
    ],
    1.1,
  );
  curve(
    pen,
    [
      [0.95, -0.54],
      [1.06, -0.76],
      [1.16, -0.7],
      [1.12, -0.62],
    ],
    1.1,
  );
  for (let n = 0; n < 5; n++) {
    disc(pen, -0.5 + n * 0.25, -0.2, 0.09, pen.ink.line);
    disc(pen, -0.5 + n * 0.25, -0.2, 0.07, n % 2 === 0 ? pen.ink.roof : pen.ink.body);
  }
  for (let n = 0; n < 5; n++)
    stroke(
      pen,
      [
        [-0.5 + n * 0.25, -0.1],
        [-0.62 + n * 0.25, 0.16],
      ],
      0.7,
    );
  wake(pen, 0.95);
};
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
    sail(pen, x, top, half, height, false);
  hull(pen, 0.92, 0.28, 0.16, pen.ink.wood);
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
/** One square sail on a round ship, or a lateen on a galley. */
const cog =
  (lateen: boolean, stripes: boolean) =>
  (pen: Pen): void => {
    stroke(
      pen,
      [
        [0, -0.2],
        [0, -1.4],
      ],
      1.2,
    );
    if (lateen) {
      outline(
        pen,
        [
          [-0.62, -0.5],
          [0.1, -1.42],
          [0.56, -0.42],
        ],
        pen.ink.body,
      );
      stroke(
        pen,
        [
          [-0.7, -0.4],
          [0.2, -1.56],
        ],
        1.1,
      );
    } else sail(pen, 0, -1.3, 0.46, 0.76, stripes);
    hull(pen, 0.82, 0.3, 0.2, pen.ink.wood);
    for (let n = 0; n < (lateen ? 6 : 0); n++)
      stroke(
        pen,
        [
          [-0.5 + n * 0.2, -0.12],
          [-0.62 + n * 0.2, 0.16],
        ],
        0.7,
      );
    outline(
      pen,
      [
        [0, -1.4],
        [0.28, -1.46],
        [0, -1.54],
      ],
      pen.ink.roof,
      0.6,
    );
    wake(pen, 0.82);
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
  sail(pen, 0, -1.42, 0.5, 0.92, false);
  for (const x of [-0.3, -0.1, 0.1, 0.3])
    stroke(
      pen,
      [
        [x, -1.42],
        [x * 1.04, -0.53],
      ],
      0.4,
    );
  disc(pen, 0, -0.99, 0.2, pen.ink.act);
  hull(pen, 0.84, 0.3, 0.2, pen.ink.body);
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

const SHIPS: Readonly<Record<FactionId, (pen: Pen) => void>> = {
  vikings: longship,
  pirates: squareRigger,
  empire: cog(false, true),
  mongols: cog(false, false),
  samurai: sunSail,
  knights: cog(false, true),
  assassins: cog(true, false),
  barbarians: longship,
};
export const ship = (faction: FactionId, pen: Pen): void => SHIPS[faction](pen);

/** Three coils, a neck and a tongue. */
export const serpent = (pen: Pen): void => {
  const { paint, ink, fine } = pen;
  const coil = (x: number, radius: number, thick: number): void => {
    paint.beginPath();
    paint.arc(x, 0, radius, Math.PI, 0);
    paint.lineTo(x + radius - thick, 0);
    paint.arc(x, 0, radius - thick, 0, Math.PI, true);
    paint.closePath();
    paint.fillStyle = ink.conifer;
    paint.fill();
    paint.strokeStyle = ink.line;
    paint.lineWidth = fine;
    paint.stroke();
    for (let n = 1; n < 8; n++) {
      const turn = Math.PI + (n * Math.PI) / 8,
        tip = radius + 0.07;
      outline(
        pen,
        [
          [x + Math.cos(turn - 0.09) * radius, Math.sin(turn - 0.09) * radius],
          [x + Math.cos(turn) * tip, Math.sin(turn) * tip],
          [x + Math.cos(turn + 0.09) * radius, Math.sin(turn + 0.09) * radius],
        ],
        ink.conifer,
        0.55,
      );
      stroke(
        pen,
        [
          [x + Math.cos(turn) * (radius - thick * 0.35), Math.sin(turn) * (radius - thick * 0.35)],
          [x + Math.cos(turn + 0.12) * (radius - thick * 0.8), Math.sin(turn + 0.12) * (radius - thick * 0.8)],
        ],
        0.5,
      );
    }
  };
  outline(
    pen,
    [
      [-1.62, 0],
      [-1.78, -0.3],
      [-1.98, -0.34],
      [-1.86, -0.2],
      [-1.96, -0.06],
      [-1.8, -0.1],
      [-1.74, 0],
    ],
    ink.conifer,
    0.9,
  );
  coil(-1.12, 0.34, 0.2);
  coil(-0.3, 0.46, 0.24);
  paint.beginPath();
  paint.moveTo(0.42, 0);
  paint.bezierCurveTo(0.4, -0.5, 0.46, -0.95, 0.82, -1.02);
  paint.quadraticCurveTo(1.12, -1.06, 1.34, -0.84);
  paint.lineTo(1.08, -0.76);
  paint.quadraticCurveTo(0.76, -0.74, 0.72, 0);
  paint.closePath();
  paint.fillStyle = ink.conifer;
  paint.fill();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
  outline(
    pen,
    [
      [0.72, -1.02],
      [0.6, -1.26],
      [0.88, -1.04],
    ],
    ink.conifer,
    0.8,
  );
  for (const y of [-0.15, -0.35, -0.55, -0.73])
    curve(
      pen,
      [
        [0.46 - y * 0.03, y],
        [0.58, y + 0.07],
        [0.7, y],
      ],
      0.5,
    );
  disc(pen, 0.94, -0.92, 0.055, ink.line);
  disc(pen, 0.94, -0.92, 0.03, ink.act);
  curve(
    pen,
    [
      [1.32, -0.83],
      [1.46, -0.8],
      [1.6, -0.86],
    ],
    0.9,
    ink.act,
  );
  for (const [x, width] of [
    [-1.7, 0.7],
    [-0.85, 0.6],
    [0.25, 0.8],
  ] as const)
    curve(
      pen,
      [
        [x, 0.04],
        [x + width * 0.3, -0.03],
        [x + width * 0.6, 0.07],
        [x + width, 0.02],
      ],
      0.8,
      ink.wave,
    );
};
