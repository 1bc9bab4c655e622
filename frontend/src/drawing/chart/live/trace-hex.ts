import { type Hex } from '#game/model/hex.js';
import { type Paint } from '../stamps/pen.js';
import { centreOf, cornersOf, pointOfCorner, type Point } from '../survey/grid.js';

/** From units to CSS pixels of the view. */
export type Project = (point: Point) => Point;

export const traceHex = (paint: Paint, hex: Hex, project: Project, inset: number): void => {
  const middle = project(centreOf(hex));
  paint.beginPath();
  for (const corner of cornersOf(hex)) {
    const { x, y } = project(pointOfCorner(corner));
    paint.lineTo(middle.x + (x - middle.x) * inset, middle.y + (y - middle.y) * inset);
  }
  paint.closePath();
};
