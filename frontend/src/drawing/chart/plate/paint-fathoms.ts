import { isNear } from './frame.js';
import { type PlateSheet } from './plate-sheet.js';

/** Figures in a box of 10 by 16, as a pen writes them: a worker has no fonts. */
const FIGURES = [
  'M5 0C1 0 0 4 0 8s1 8 5 8 5-4 5-8-1-8-5-8z',
  'M1 3L5 0v16',
  'M0 4C0-1 10-1 9 5 8 9 3 12 0 16h10',
  'M0 2C3-1 9 0 9 4c0 3-3 4-5 4 3 0 6 1 6 4 0 5-7 5-10 2',
  'M7 16V0L0 11h10',
  'M9 0H2L1 7c4-2 9-1 9 4 0 6-8 6-10 3',
  'M8 0C3 2 0 6 0 11c0 6 10 7 10 0 0-6-9-6-10-1',
  'M0 0h10L4 16',
  'M5 0C0 0 0 7 5 7.500S10 16 5 16 0 8 5 7.500 10 0 5 0z',
  'M2 16C7 14 10 10 10 5 10-1 0-2 0 5c0 6 9 6 10 1',
];
const paths = new Map<number, Path2D>();
const pathOf = (figure: number): Path2D => {
  const path = paths.get(figure) ?? new Path2D(FIGURES[figure]);
  paths.set(figure, path);
  return path;
};

const BOX = { wide: 10, high: 16, step: 13 } as const;
/** Units that a figure is high; smaller than this many pixels, none is written. */
const HIGH = 0.62;
const LEAST_PX = 6;
/** Written with a slant. */
const SLANT = -0.22;

/** Depths in fathoms over the sea, as on a pilot's chart. */
export const paintFathoms = ({ paint, survey: { fathoms }, ink, scale, frame }: PlateSheet): void => {
  if (HIGH * scale.unit < LEAST_PX) return;
  const size = HIGH / BOX.high;
  paint.save();
  paint.strokeStyle = ink.wave;
  paint.lineCap = paint.lineJoin = 'round';
  paint.lineWidth = 1.5;
  for (const { x, y, depth } of fathoms) {
    if (!isNear(frame, { x, y }, 1)) continue;
    const figures = Array.from(String(depth), Number);
    const wide = BOX.step * (figures.length - 1) + BOX.wide;
    paint.save();
    paint.translate(x, y);
    paint.transform(size, 0, SLANT * size, size, 0, 0);
    paint.translate(-wide / 2, -BOX.high / 2);
    for (const figure of figures) {
      paint.stroke(pathOf(figure));
      paint.translate(BOX.step, 0);
    }
    paint.restore();
  }
  paint.restore();
};
