import { type Pen } from './pen.js';

/** A fleur-de-lys on the northern tip of a rose with a radius of 1. */
export const lily = ({ paint, ink, fine }: Pen): void => {
  paint.fillStyle = ink.act;
  paint.strokeStyle = ink.line;
  paint.lineWidth = fine * 0.5;
  paint.lineJoin = 'round';
  for (const side of [-1, 1]) {
    paint.beginPath();
    paint.moveTo(side * 0.012, -1.04);
    paint.bezierCurveTo(side * 0.01, -1.16, side * 0.1, -1.25, side * 0.165, -1.21);
    paint.bezierCurveTo(side * 0.225, -1.17, side * 0.2, -1.08, side * 0.13, -1.085);
    paint.bezierCurveTo(side * 0.165, -1.11, side * 0.15, -1.15, side * 0.115, -1.14);
    paint.bezierCurveTo(side * 0.075, -1.13, side * 0.055, -1.08, side * 0.05, -1.035);
    paint.closePath();
    paint.fill();
    paint.stroke();
  }
  paint.beginPath();
  paint.moveTo(0, -1.4);
  paint.bezierCurveTo(0.085, -1.27, 0.075, -1.15, 0.022, -1.035);
  paint.lineTo(-0.022, -1.035);
  paint.bezierCurveTo(-0.075, -1.15, -0.085, -1.27, 0, -1.4);
  paint.fill();
  paint.stroke();
  paint.fillRect(-0.115, -1.065, 0.23, 0.034);
  paint.strokeRect(-0.115, -1.065, 0.23, 0.034);
};
