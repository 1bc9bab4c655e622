import { FOOT, handFor, type Hand, LINE, times, WIDTH } from '../burin.js';
import { type Country } from '../country.js';
import { type Layer } from '../form.js';
import { type Terms } from './terms.js';
import { rolling } from '../land/hills.js';
import { massif, type Peak } from '../land/massif.js';
import { type Scene } from '../scene.js';

const peaksOf = (hand: Hand, count: number, low: number, high: number): Peak[] =>
  times(count, (i) => ({
    x: ((i + 0.5) / count) * (WIDTH + 80) - 40 + (hand(i) - 0.5) * (560 / count),
    h: low + hand(i + 20) * (high - low),
    w: (WIDTH / count) * (0.7 + hand(i + 40) * 0.4),
  }));

const range = (hand: Hand, { light, snow, rise }: Terms): Layer[] => [
  {
    depth: 0.08,
    weight: 0.6,
    forms: [
      massif(handFor(hand, 1), {
        peaks: peaksOf(handFor(hand, 2), 9, 16 * rise, 46 * rise),
        foot: LINE + 2,
        light,
        snow,
        rough: 0.2,
        base: FOOT + 40,
      }),
    ],
  },
  {
    depth: 0.24,
    weight: 0.8,
    forms: [
      massif(handFor(hand, 3), {
        peaks: peaksOf(handFor(hand, 4), 6, 28 * rise, 70 * rise),
        foot: LINE + 4,
        light,
        snow,
        base: FOOT + 40,
      }),
    ],
  },
];
const hills = (hand: Hand, light: number, rise: number): Layer[] => [
  {
    depth: 0.1,
    weight: 0.6,
    forms: [rolling(handFor(hand, 6), { y: LINE - 6, swell: 24 * rise, count: 5, foot: FOOT, light, hatch: 0.5 })],
  },
  {
    depth: 0.26,
    weight: 0.8,
    forms: [rolling(handFor(hand, 7), { y: LINE, swell: 21 * rise, count: 4, foot: FOOT, light, hatch: 0.7 })],
  },
];
const wood = (hand: Hand, [tree]: Country['trees'], light: number): Layer[] => [
  {
    depth: 0.1,
    weight: 0.6,
    forms: [rolling(handFor(hand, 8), { y: LINE - 8, swell: 14, count: 4, foot: FOOT, light, hatch: 0.3 })],
  },
  {
    depth: 0.24,
    weight: 0.6,
    forms: times(66, (i) =>
      tree(hand, i * 7, [i * 15.5 + hand(i) * 9, LINE + 3 + hand(i + 7) * 2], 14 + hand(i + 90) * 13),
    ),
  },
];
const open = (hand: Hand, light: number): Layer[] => [
  {
    depth: 0.1,
    weight: 0.6,
    forms: [rolling(handFor(hand, 9), { y: LINE - 3, swell: 9, count: 3, foot: FOOT, light, hatch: 0.16 })],
  },
  {
    depth: 0.24,
    weight: 0.7,
    forms: [rolling(handFor(hand, 10), { y: LINE + 3, swell: 9, count: 4, foot: FOOT, light, hatch: 0.3 })],
  },
];

/** The objects far away, the farthest first. */
export const horizonOf = ({ horizon, country }: Scene, hand: Hand, terms: Terms): Layer[] => {
  const { light, rise } = terms;
  switch (horizon) {
    case 'mountains':
      return country.mountain?.layers(hand, terms) ?? range(hand, terms);
    case 'hills':
      return hills(hand, light, rise);
    case 'forest':
      return wood(hand, country.trees, light);
    case 'open':
      return open(hand, light);
    case 'sea':
      return [
        {
          depth: 0.1,
          weight: 0.6,
          forms: [
            massif(handFor(hand, 12), {
              peaks: peaksOf(handFor(hand, 13), 3, 7 * rise, 15 * rise).map((p, i) => ({
                ...p,
                x: p.x * 0.42 + (i === 2 ? 480 : -70),
                w: 90,
              })),
              foot: LINE,
              light,
              snow: 0,
              rough: 0.14,
            }),
          ],
        },
      ];
  }
};
