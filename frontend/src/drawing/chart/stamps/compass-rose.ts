import { disc, outline, stroke, type Paint, type Pen, type XY } from './pen.js';

const at = (radius: number, turn: number): XY => [radius * Math.sin(turn), -radius * Math.cos(turn)];
const circle = ({ paint, ink, fine }: Pen, radius: number, weight: number): void => {
  paint.beginPath();
  paint.arc(0, 0, radius, 0, 2 * Math.PI);
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * weight;
  paint.stroke();
};
interface Wind {
  readonly long: number;
  readonly waist: number;
  readonly dark: string;
}
/** One wind: a narrow kite, dark to one side of its axis. */
const wind = (pen: Pen, turn: number, { long, waist, dark }: Wind): void => {
  const tip = at(long, turn);
  for (const [side, fill] of [
    [-1, dark],
    [1, pen.ink.body],
  ] as const)
    outline(pen, [[0, 0], at(waist, turn + (side * Math.PI) / 4), tip], fill, 0.7);
};

/** Sixteen winds and the lily of the north, with a radius of 1. */
export const compassRose = (pen: Pen): void => {
  const { ink } = pen;
  disc(pen, [0, 0], 0.78, ink.body);
  circle(pen, 0.78, 1.2);
  circle(pen, 0.7, 0.7);
  circle(pen, 0.46, 0.6);
  for (let n = 0; n < 72; n++)
    stroke(pen, [at(0.7, (n * Math.PI) / 36), at(n % 2 === 0 ? 0.78 : 0.745, (n * Math.PI) / 36)], 0.6);
  for (let n = 0; n < 16; n += 1)
    if (n % 2 === 1) wind(pen, (n * Math.PI) / 8, { long: 0.58, waist: 0.09, dark: ink.faded });
  for (let n = 1; n < 8; n += 2) wind(pen, (n * Math.PI) / 4, { long: 0.68, waist: 0.15, dark: ink.verdigris });
  for (let n = 0; n < 4; n++) wind(pen, (n * Math.PI) / 2, { long: 1, waist: 0.17, dark: ink.act });
  disc(pen, [0, 0], 0.13, ink.line);
  disc(pen, [0, 0], 0.115, ink.body);
  disc(pen, [0, 0], 0.065, ink.act);
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
