import { type Ink } from '../../../drawing/chart/plate/ink.js';
import { drawRose } from '../../../drawing/chart/stamps/atlas.js';
import { type RosePlace } from './rose-room.js';

const WINDS = 32;

/** The lines of the winds continue over the page and fade out. */
const paintWinds = (paint: CanvasRenderingContext2D, { x, y, radius }: RosePlace, reach: number, ink: Ink): void => {
  paint.lineWidth = 0.7;
  for (const [colour, every, alpha] of [
    [ink.act, 8, 0.5],
    [ink.line, 2, 0.3],
    [ink.line, 1, 0.16],
  ] as const) {
    const fade = paint.createRadialGradient(x, y, radius, x, y, reach);
    fade.addColorStop(0, colour);
    fade.addColorStop(1, 'transparent');
    paint.strokeStyle = fade;
    paint.globalAlpha = alpha;
    paint.beginPath();
    for (let n = 0; n < WINDS; n++) {
      const isOurs = every === 8 ? n % 8 === 0 : every === 2 ? n % 2 === 0 && n % 8 !== 0 : n % 2 === 1;
      const [sin, cos] = [Math.sin((n * 2 * Math.PI) / WINDS), Math.cos((n * 2 * Math.PI) / WINDS)];
      if (isOurs) {
        paint.moveTo(x + sin * radius * 0.88, y - cos * radius * 0.88);
        paint.lineTo(x + sin * reach, y - cos * reach);
      }
    }
    paint.stroke();
  }
  paint.globalAlpha = 1;
};

/** The compass of the first page, in CSS pixels. */
export const paintTitleRose = (
  paint: CanvasRenderingContext2D,
  place: RosePlace,
  { width, ratio }: { readonly width: number; readonly ratio: number },
  ink: Ink,
): void => {
  const { x, y, radius } = place;
  paintWinds(paint, place, Math.min(width * 0.5, radius * 7), ink);
  const unit = radius * ratio;
  paint.setTransform(unit, 0, 0, unit, x * ratio, y * ratio);
  drawRose({ paint, ink, scale: { unit, fine: ratio * (0.75 + radius / 220) } });
  paint.setTransform(ratio, 0, 0, ratio, 0, 0);
};
