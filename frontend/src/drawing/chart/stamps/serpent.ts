import { curve, disc, outline, stroke, type Pen } from './pen.js';

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
  disc(pen, [0.94, -0.92], 0.055, ink.line);
  disc(pen, [0.94, -0.92], 0.03, ink.act);
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
