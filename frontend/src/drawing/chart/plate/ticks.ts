import { type Paint } from '../stamps/pen.js';
import { cornersOf, pointOfCorner, type Point } from '../survey/grid.js';

const ARMS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 0.866, y: 0.5 },
  { x: -0.866, y: 0.5 },
];

/** Three short arms at a corner of the hexes, along its three sides: the grid looks erased. */
export const tick = (paint: Paint, { x, y }: Point, upright: boolean, length: number): void => {
  for (const arm of ARMS) {
    paint.moveTo(x, y);
    paint.lineTo(x + arm.x * length, y + (upright ? arm.y : -arm.y) * length);
  }
};
/** The north corner of a hex has its arms up; the next, clockwise, down. */
export const ticksOf = (
  cells: readonly { readonly q: number; readonly r: number }[],
): { readonly at: Point; readonly upright: boolean }[] => {
  const seen = new Map<string, { readonly at: Point; readonly upright: boolean }>();
  for (const cell of cells)
    cornersOf(cell).forEach((corner, n) =>
      seen.set(`${corner.i},${corner.j}`, { at: pointOfCorner(corner), upright: n % 2 === 0 }),
    );
  return [...seen.values()];
};
