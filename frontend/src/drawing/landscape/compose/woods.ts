import { FOOT, type Hand, handFor, LINE, r1, times, WIDTH } from '../burin.js';
import { type Form, type Layer } from '../form.js';
import { reedHeads, reeds, snag } from '../land/growth.js';
import { rolling } from '../land/hills.js';
import { heron } from '../made/beasts.js';
import { type Scene } from '../scene.js';
import { blades, FOCUS, sward } from './parts.js';
import { type Terms } from './terms.js';

/** Rows of trees, with a clearing at the subject. */
export const forest = (hand: Hand, { country, road }: Scene, { light }: Terms): Layer[] => {
  const [near, few] = country.trees;
  const row = (n: number, count: number, y: number, { h, gap }: { readonly h: number; readonly gap: number }): Form[] =>
    times(count, (i) => [(i + hand(n + i) * 0.8) * (WIDTH / count), i] as const)
      .filter(([x]) => Math.abs(x - FOCUS) > gap)
      .map(([x, i]) =>
        (hand(n + i + 5) > 0.25 ? near : few)(
          hand,
          n + i * 9,
          [x, y + hand(n + i + 50) * 5],
          h * (0.8 + hand(n + i + 90) * 0.42),
        ),
      );
  return [
    { depth: 0.36, weight: 0.6, forms: row(100, 84, LINE + 16, { h: 38, gap: 14 }) },
    {
      depth: 0.48,
      weight: 0.8,
      forms: [
        rolling(handFor(hand, 22), { y: LINE + 18, swell: 8, count: 3, foot: FOOT + 40, light, hatch: 0.2 }),
        ...row(200, 40, LINE + 27, { h: 56, gap: 54 }),
      ],
    },
    { depth: 0.74, forms: [sward(hand, LINE + 34, 40, road), ...row(300, 18, LINE + 46, { h: 80, gap: 120 })] },
    {
      depth: 0.96,
      weight: 1.1,
      forms: [26, 118, 236, 884, 972].map((x, i) =>
        near(hand, 400 + i * 11, [x + hand(i) * 26, FOOT + 6], 104 + hand(i + 7) * 34),
      ),
    },
    blades(hand, 8, 6),
  ];
};

const pools = (hand: Hand): string =>
  times(10, (i) => {
    const y = LINE + 30 + i * 4.6,
      x = hand(i) * WIDTH;
    return `M${r1(x)} ${r1(y)}h${r1(40 + hand(i + 5) * 120)}M${r1(x + 30)} ${r1(y + 1.8)}h${r1(20 + hand(i + 9) * 60)}`;
  }).join('');
const reedBed = (hand: Hand, i: number): Form => {
  const x = (i + hand(i + 2) * 0.8) * 96,
    y = FOOT + 2 - hand(i + 6) * 12,
    own = handFor(hand, 60 + i);
  return {
    body: `M${r1(x - 34)} ${r1(y + 6)}q34-14 70 0z`,
    line: reeds(own, [x, y + 2], { count: 14, h: 34 }),
    solid: reedHeads(own, [x, y + 2], { count: 14, h: 34 }),
  };
};

/** Dead trees and reeds in standing water. */
export const swamp = (hand: Hand, _: Scene, { light }: Terms): Layer[] => [
  {
    depth: 0.4,
    weight: 0.8,
    forms: [
      rolling(handFor(hand, 24), { y: LINE + 10, swell: 7, count: 5, foot: FOOT + 40, light, hatch: 0.3 }),
      ...times(8, (i) => snag(hand, i * 3, [hand(i) * WIDTH, LINE + 16 + hand(i + 4) * 6], 24 + hand(i + 8) * 18)),
    ],
  },
  { depth: 0.5, forms: [{ body: `M-20 ${LINE + 26}H1020V190H-20z`, line: pools(handFor(hand, 25)) }] },
  {
    depth: 0.72,
    forms: [
      ...times(4, (i) =>
        snag(
          hand,
          i * 5 + 60,
          [90 + i * 250 + hand(i + 20) * 90, LINE + 38 + hand(i + 30) * 14],
          58 + hand(i + 33) * 20,
        ),
      ),
      heron(FOCUS + 40, LINE + 48, 0.7),
    ],
  },
  { depth: 0.95, weight: 1.1, forms: times(11, (i) => reedBed(hand, i)) },
];
