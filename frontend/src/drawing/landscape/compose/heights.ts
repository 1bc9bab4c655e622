import { flowing, FOOT, type Hand, handFor, LINE, r1, times, WIDTH } from '../burin.js';
import { type Form, type Layer } from '../form.js';
import { hill, rolling } from '../land/hills.js';
import { massif } from '../land/massif.js';
import { sheep } from '../made/beasts.js';
import { type Scene } from '../scene.js';
import { blades, FOCUS, sward, under } from './parts.js';
import { type Terms } from './terms.js';

export const hills = (hand: Hand, { country, road }: Scene, { light, rise }: Terms): Layer[] => {
  const [, few] = country.trees;
  return [
    {
      depth: 0.36,
      weight: 0.8,
      forms: [
        under(LINE + 24),
        ...times(5, (i) =>
          hill(hand, i * 5, [60 + i * 215 + hand(i) * 60, LINE + 26], {
            w: 330 + hand(i + 3) * 90,
            h: (42 + hand(i + 6) * 22) * rise,
            light,
          }),
        ),
      ],
    },
    {
      depth: 0.54,
      forms: [
        under(LINE + 37),
        ...times(4, (i) =>
          hill(hand, i * 7 + 40, [10 + i * 300 + hand(i + 8) * 60, LINE + 38], {
            w: 400 + hand(i + 13) * 80,
            h: (36 + hand(i + 16) * 16) * (0.6 + rise * 0.4),
            light,
          }),
        ),
        ...times(6, (i) =>
          few(hand, i * 9, [240 + i * 21 + hand(i) * 12, LINE + 24 + hand(i + 2) * 5], 17 + hand(i + 30) * 8),
        ),
      ],
    },
    {
      depth: 0.66,
      weight: 0.8,
      forms: times(9, (i) => sheep(380 + hand(i) * 170, LINE + 34 + hand(i + 4) * 9, 0.62, hand(i + 8) > 0.5 ? 1 : -1)),
    },
    { depth: 0.82, forms: [sward(hand, LINE + 42, 54, road)] },
    blades(hand, 9, 5),
  ];
};

interface Wall {
  readonly from: number;
  readonly to: number;
  readonly high: number;
}
/** A wall of three peaks that falls towards the pass. */
const wall = (hand: Hand, { snow, rise }: Terms, { from, to, high }: Wall): Form => {
  const peaks = times(3, (i) => ({
    x: from + ((to - from) * (i + 0.4)) / 3,
    h: rise * high * (1 - i * 0.21) * (0.9 + hand(i) * 0.25),
    w: Math.abs(to - from) / 2.1,
  })).sort((a, b) => a.x - b.x);
  return massif(hand, { foot: FOOT, light: FOCUS - 20, snow: Math.max(0.24, snow), peaks });
};
const SCREE = `${flowing([
  [-60, 134],
  [120, 124],
  [260, 138],
  [430, 130],
  [620, 141],
  [810, 132],
  [1060, 138],
])}V190H-60z`;

export const mountains = (hand: Hand, { country }: Scene, terms: Terms): Layer[] => {
  const [near] = country.trees,
    { light, snow, rise } = terms;
  return [
    {
      depth: 0.26,
      forms: [
        massif(handFor(hand, 41), {
          foot: LINE + 34,
          base: FOOT + 40,
          light,
          snow: Math.max(0.3, snow),
          peaks: times(5, (i) => ({
            x: 90 + i * 212 + hand(i) * 70,
            h: rise * (66 + hand(i + 5) * 46),
            w: 130 + hand(i + 9) * 40,
          })),
        }),
      ],
    },
    {
      depth: 0.44,
      forms: [
        wall(handFor(hand, 42), terms, { from: 40, to: 500, high: 150 }),
        wall(handFor(hand, 43), terms, { from: 970, to: 780, high: 128 }),
      ],
    },
    {
      depth: 0.72,
      weight: 0.8,
      forms: [
        rolling(handFor(hand, 44), { y: LINE + 40, swell: 14, count: 4, foot: FOOT + 40, light, hatch: 0.4 }),
        ...times(24, (i) =>
          near(hand, 500 + i * 9, [hand(i + 60) * WIDTH, LINE + 44 + hand(i + 61) * 8], 16 + hand(i + 62) * 14),
        ),
      ],
    },
    {
      depth: 0.9,
      forms: [
        {
          body: SCREE,
          line: times(
            40,
            (i) => `M${r1(hand(i) * WIDTH)} ${r1(138 + hand(i + 40) * 10)}l${r1(3 + hand(i + 80) * 4)}-2 3 2`,
          ).join(''),
        },
      ],
    },
  ];
};
