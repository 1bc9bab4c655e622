import { r1, times, type XY } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { box } from '../../drawing/landscape/made/masonry.js';

/** A round house under a cone of thatch. */
const roundhouse = (x: number, y: number, w: number): Form[] => [
  {
    body: box(x - w * 0.36, y, w * 0.72, w * 0.24),
    line: times(Math.round(w / 4), (i) => `M${r1(x - w * 0.34 + i * 3)} ${y}v${r1(-w * 0.2)}`).join(''),
    open: box(x - w * 0.09, y, w * 0.18, w * 0.22),
  },
  {
    body: `M${r1(x - w / 2)} ${r1(y - w * 0.16)}Q${r1(x - w * 0.2)} ${r1(y - w * 0.46)} ${r1(x - w * 0.05)} ${r1(y - w * 0.72)}l${r1(w * 0.03)} ${r1(-w * 0.07)} ${r1(w * 0.02)} ${r1(w * 0.05)} ${r1(w * 0.03)} ${r1(-w * 0.05)} ${r1(w * 0.02)} ${r1(w * 0.07)}Q${r1(x + w * 0.2)} ${r1(y - w * 0.46)} ${r1(x + w / 2)} ${r1(y - w * 0.16)}l${r1(-w * 0.1)} ${r1(w * 0.03)} ${r1(-w * 0.08)} ${r1(-w * 0.02)} ${r1(-w * 0.12)} ${r1(w * 0.04)} ${r1(-w * 0.14)} ${r1(-w * 0.03)} ${r1(-w * 0.16)} ${r1(w * 0.03)} ${r1(-w * 0.14)} ${r1(-w * 0.03)} ${r1(-w * 0.12)} ${r1(w * 0.03)}z`,
    line: times(Math.round(w / 3), (i, n = Math.round(w / 3)) => {
      const t = ((i + 0.5) / n) * 2 - 1;
      return `M${r1(x + w * 0.05 * t)} ${r1(y - w * (0.68 - ((i * 3) % 4) * 0.1))}Q${r1(x + w * 0.2 * t)} ${r1(y - w * 0.44)} ${r1(x + w * 0.46 * t)} ${r1(y - w * 0.18)}`;
    }).join(''),
    snow: `M${r1(x - w * 0.26)} ${r1(y - w * 0.38)}Q${r1(x - w * 0.12)} ${r1(y - w * 0.58)} ${r1(x - w * 0.05)} ${r1(y - w * 0.72)}H${r1(x + w * 0.05)}Q${r1(x + w * 0.12)} ${r1(y - w * 0.58)} ${r1(x + w * 0.26)} ${r1(y - w * 0.38)}L${r1(x + w * 0.08)} ${r1(y - w * 0.5)}L${r1(x - w * 0.06)} ${r1(y - w * 0.42)}z`,
  },
];
const stone = (
  [x, y]: XY,
  { w, h, lean = 0 }: { readonly w: number; readonly h: number; readonly lean?: number },
): Form => ({
  body: `M${r1(x)} ${y}L${r1(x + w * 0.1 + lean)} ${r1(y - h * 0.9)}Q${r1(x + w * 0.2 + lean)} ${r1(y - h)} ${r1(x + w * 0.5 + lean)} ${r1(y - h * 0.98)}L${r1(x + w * 0.88 + lean)} ${r1(y - h * 0.92)}L${r1(x + w)} ${y}z`,
  line:
    times(
      3,
      (i) =>
        `M${r1(x + w * (0.64 + i * 0.11) + lean * 0.8)} ${r1(y - h * 0.86)}L${r1(x + w * (0.66 + i * 0.11))} ${r1(y - 1.5 - i * 2)}`,
    ).join('') + `M${r1(x + w * 0.2)} ${r1(y - h * 0.3)}l2-3M${r1(x + w * 0.36)} ${r1(y - h * 0.6)}l1.5-3`,
});
const lintel = (x: number, y: number, w: number): Form => ({
  body: `M${x} ${y}l1-7 ${w - 3}-1.5 2 8z`,
  line: `M${r1(x + w * 0.6)} ${y - 2}l${r1(w * 0.3)}-0.5M${r1(x + w * 0.5)} ${y - 4}l${r1(w * 0.36)}-0.5`,
});
/** Two stones and a third on them, with a fire within. */
export const stones = (x: number, y: number): Form[] => [
  stone([x - 48, y - 5], { w: 7, h: 22 }),
  stone([x - 30, y - 8], { w: 8, h: 26, lean: 1 }),
  stone([x + 24, y - 8], { w: 7, h: 25 }),
  stone([x + 44, y - 5], { w: 8, h: 23, lean: -2 }),
  lintel(x - 34, y - 33, 18),
  stone([x - 15, y], { w: 11, h: 37 }),
  stone([x + 8, y], { w: 11, h: 36 }),
  lintel(x - 19, y - 36, 42),
  stone([x - 62, y + 3], { w: 10, h: 28, lean: 2 }),
  stone([x + 58, y + 3], { w: 9, h: 20, lean: 3 }),
  { body: `M${x - 5} ${y}h9l-1-2h-7z`, open: `M${x - 4} ${y - 1}c0-4 3-5 3.5-9 3 3 4.5 6 3.5 9z` },
];

export const TOWN: readonly Form[] = [
  ...roundhouse(-116, -18, 40),
  ...roundhouse(-62, -22, 36),
  ...roundhouse(128, -16, 44),
  ...stones(26, -4),
  ...roundhouse(-142, 4, 62),
  ...roundhouse(-80, 8, 52),
  ...roundhouse(150, 8, 66),
  { body: times(14, (i) => `M${86 + i * 4} ${12 + (i % 3)}v-${9 + (i % 4)}l1.8-3 1.8 3v12z`).join('') },
];
