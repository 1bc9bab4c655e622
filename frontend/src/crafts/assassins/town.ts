import { handOf, r1, times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { cypress } from '../../drawing/landscape/land/growth.js';
import { arcade, box, gable, house, shadow, slits, tower } from '../../drawing/landscape/made/masonry.js';

/** The great dome: eight ribs and a lantern. */
const duomo = (x: number, y: number, r: number): Form[] => [
  {
    body: box(x - r * 1.06, y, r * 2.12, r * 0.62),
    line: shadow([x - r * 1.06, y], { w: r * 2.12, h: r * 0.62 }),
    open: times(
      5,
      (i) =>
        `M${r1(x - r * 0.78 + i * r * 0.39)} ${r1(y - r * 0.32)}m-${r1(r * 0.09)} 0a${r1(r * 0.09)} ${r1(r * 0.09)} 0 1 0 ${r1(r * 0.18)} 0a${r1(r * 0.09)} ${r1(r * 0.09)} 0 1 0-${r1(r * 0.18)} 0z`,
    ).join(''),
  },
  {
    body: `M${r1(x - r)} ${r1(y - r * 0.6)}C${r1(x - r)} ${r1(y - r * 1.4)} ${r1(x - r * 0.5)} ${r1(y - r * 1.86)} ${r1(x - r * 0.12)} ${r1(y - r * 2)}H${r1(x + r * 0.12)}C${r1(x + r * 0.5)} ${r1(y - r * 1.86)} ${r1(x + r)} ${r1(y - r * 1.4)} ${r1(x + r)} ${r1(y - r * 0.6)}z`,
    line:
      [-0.72, -0.3, 0.14, 0.54, 0.82]
        .map(
          (t) =>
            `M${r1(x + r * t)} ${r1(y - r * 0.6)}C${r1(x + r * t)} ${r1(y - r * 1.4)} ${r1(x + r * t * 0.5)} ${r1(y - r * 1.84)} ${r1(x + r * t * 0.12)} ${r1(y - r * 1.98)}`,
        )
        .join('') +
      times(
        9,
        (i) => `M${r1(x + r * (0.6 + (i % 3) * 0.06))} ${r1(y - r * (0.7 + i * 0.1))}h${r1(r * (0.3 - i * 0.028))}`,
      ).join(''),
  },
  {
    body:
      box(x - r * 0.14, y - r * 2, r * 0.28, r * 0.26) +
      `M${r1(x - r * 0.17)} ${r1(y - r * 2.24)}L${r1(x)} ${r1(y - r * 2.52)}L${r1(x + r * 0.17)} ${r1(y - r * 2.24)}z`,
    line: `M${r1(x)} ${r1(y - r * 2.5)}v${r1(-r * 0.14)}`,
    open: slits([[x - 0.8, y - r * 2.04]], 1.6, r * 0.18),
  },
];
const campanile = (x: number, y: number): Form[] => [
  ...tower([x, y], { w: 13, h: 74, top: 'cone', rise: 9 }),
  {
    body: box(x - 1.2, y - 58, 15.4, 2) + box(x - 1.2, y - 36, 15.4, 2),
    open: slits(
      [
        [x + 2.5, y - 62],
        [x + 7.5, y - 62],
      ],
      2.8,
      7,
    ),
  },
];
const street = (from: number, y: number, n: number, seed: number): Form[] => {
  const hand = handOf(seed);
  return times(n, (i) => {
    const x = from + i * 25 + hand(i) * 6,
      w = 20 + hand(i + 9) * 9,
      wall = 11 + hand(i + 19) * 10;
    return hand(i + 30) > 0.62
      ? gable([x, y], { w: w * 0.9, wall, roof: w * 0.34 })
      : house([x, y], { w, wall, roof: w * 0.26, lights: 2 + (i % 2) });
  }).flat();
};

/** Roofs of tile under a dome, and towers that families built against each other. */
export const TOWN: readonly Form[] = [
  ...tower([-104, -8], { w: 9, h: 62 }),
  ...tower([86, -8], { w: 10, h: 54 }),
  ...tower([128, -6], { w: 9, h: 66 }),
  ...campanile(-28, -10),
  ...duomo(30, -14, 27),
  ...street(-170, -4, 5, 3),
  ...street(54, -4, 5, 5),
  ...street(-186, 10, 7, 8),
  arcade([-6, 10], { count: 5, step: 11, h: 15 }),
  ...street(58, 10, 6, 6),
  cypress(handOf(9), 1, [-10, 12], 34),
  cypress(handOf(9), 4, [56, 12], 30),
];
