import { curve, disc, outline, stroke, type Pen, type XY } from './pen.js';

interface SailSize {
  /** Of its width, at the yard. */
  readonly half: number;
  readonly height: number;
  readonly isStriped?: boolean;
}
/** A square sail full of wind, hung from the middle of its yard. */
export const sail = (pen: Pen, [x, top]: XY, { half, height, isStriped = false }: SailSize): void => {
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
  if (isStriped) for (const n of [-1, 0, 1]) paint.fillRect(x + n * half * 0.8 - half * 0.2, top, half * 0.4, height);
  paint.restore();
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine;
  paint.stroke();
};
interface HullSize {
  readonly half: number;
  readonly depth: number;
  /** How much higher the ends of the hull are. */
  readonly rise: number;
}
export const hull = (pen: Pen, { half, depth, rise }: HullSize, fill: string): void => {
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
/** The wake of the ship. */
export const wake = (pen: Pen, half: number): void => {
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

/** A long hull with shields along it, under a striped sail. */
export const longship = (pen: Pen): void => {
  stroke(
    pen,
    [
      [0, -0.2],
      [0, -1.5],
    ],
    1.2,
  );
  sail(pen, [0, -1.38], { half: 0.5, height: 0.82, isStriped: true });
  hull(pen, { half: 0.95, depth: 0.26, rise: 0.3 }, pen.ink.body);
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
    disc(pen, [-0.5 + n * 0.25, -0.2], 0.09, pen.ink.line);
    disc(pen, [-0.5 + n * 0.25, -0.2], 0.07, n % 2 === 0 ? pen.ink.roof : pen.ink.body);
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

/** One square sail on a round ship, or a lateen on a galley. */
export const cog =
  ({ isLateen = false, isStriped = false }: { readonly isLateen?: boolean; readonly isStriped?: boolean }) =>
  (pen: Pen): void => {
    stroke(
      pen,
      [
        [0, -0.2],
        [0, -1.4],
      ],
      1.2,
    );
    if (isLateen) {
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
    } else sail(pen, [0, -1.3], { half: 0.46, height: 0.76, isStriped });
    hull(pen, { half: 0.82, depth: 0.3, rise: 0.2 }, pen.ink.wood);
    for (let n = 0; n < (isLateen ? 6 : 0); n++)
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
