import { type Point } from '../../../drawing/chart/survey/grid.js';
import { unitOf } from './camera.js';
import { type Look } from './look.js';

/** A drawing made for `unit` CSS pixels per unit, with its north-west corner at `corner`, in units. */
export interface Drawing {
  readonly corner: Point;
  readonly unit: number;
}

/** Places a drawing for the current camera: the compositor moves and scales it, and nothing is painted. */
export const placeDrawing = (
  element: HTMLElement,
  { corner, unit }: Drawing,
  { camera, hexSize, width, height, ratio }: Look,
): void => {
  const now = unitOf(camera, hexSize);
  // Rounded to whole device pixels, since fine lines blur otherwise.
  const whole = (pixels: number): number => Math.round(pixels * ratio) / ratio;
  const x = whole(width / 2 + (corner.x - camera.x) * now),
    y = whole(height / 2 + (corner.y - camera.y) * now);
  element.style.transform = `translate(${x}px, ${y}px) scale(${now / unit})`;
};
