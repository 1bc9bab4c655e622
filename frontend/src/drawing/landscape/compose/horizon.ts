import { FOOT, handFor, type Hand, LINE, r1, times, WIDTH } from '../burin.js';
import { type Layer } from '../form.js';
import { TREES } from './parts.js';
import { type Terms } from './terms.js';
import { rolling } from '../land/hills.js';
import { cone, massif, type Peak } from '../land/massif.js';
import { type Scene } from '../scene.js';

const peaksOf = (hand: Hand, count: number, low: number, high: number): Peak[] =>
  times(count, (i) => ({
    x: ((i + 0.5) / count) * (WIDTH + 80) - 40 + (hand(i) - 0.5) * (560 / count),
    h: low + hand(i + 20) * (high - low),
    w: (WIDTH / count) * (0.7 + hand(i + 40) * 0.4),
  }));

const range = (hand: Hand, light: number, snow: number, rise: number): Layer[] => [
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
/** Lanterns of a procession that winds up the slope. */
const pilgrims = (x: number): string =>
  times(9, (i) => `M${r1(x + 62 - i * 9 + Math.sin(i * 1.3) * 5)} ${r1(LINE - 2 - i * 4.4)}h1.5v2h-1.5z`).join('');
/** In the samurai's country one mountain stands for all. */
const sacred = (hand: Hand, light: number, snow: number, rise: number): Layer[] => [
  {
    depth: 0.06,
    weight: 0.6,
    forms: [rolling(handFor(hand, 5), { y: LINE - 4, swell: 16, count: 5, foot: FOOT, light, hatch: 0.4 })],
  },
  {
    depth: 0.16,
    weight: 0.8,
    forms: [
      {
        ...cone(hand, light + 90, LINE + 4, 420 * (0.6 + rise * 0.4), 92 * rise, Math.max(0.34, snow)),
        open: pilgrims(light + 90),
      },
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
const wood = (hand: Hand, people: Scene['people'], light: number): Layer[] => [
  {
    depth: 0.1,
    weight: 0.6,
    forms: [rolling(handFor(hand, 8), { y: LINE - 8, swell: 14, count: 4, foot: FOOT, light, hatch: 0.3 })],
  },
  {
    depth: 0.24,
    weight: 0.6,
    forms: times(66, (i) =>
      TREES[people][0](hand, i * 7, i * 15.5 + hand(i) * 9, LINE + 3 + hand(i + 7) * 2, 14 + hand(i + 90) * 13),
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

/** What lies far off, from the farthest. */
export const horizonOf = ({ horizon, people }: Scene, hand: Hand, { light, snow, rise }: Terms): Layer[] => {
  switch (horizon) {
    case 'mountains':
      return people === 'samurai' ? sacred(hand, light, snow, rise) : range(hand, light, snow, rise);
    case 'hills':
      return hills(hand, light, rise);
    case 'forest':
      return wood(hand, people, light);
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
