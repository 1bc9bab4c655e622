import { flowing, FOOT, type Hand, handFor, LINE, r1, times, type XY } from '../burin.js';
import { type Country } from '../country.js';
import { type Form, type Layer } from '../form.js';
import { tufts } from '../land/growth.js';
import { massif, type Peak } from '../land/massif.js';
import { surf } from '../land/water.js';
import { farSail } from '../made/ships.js';
import { type Scene } from '../scene.js';
import { blades, FOCUS } from './parts.js';
import { type Terms } from './terms.js';

/** The position and size of the people's ship. */
export const BERTHS = { coast: [FOCUS + 16, LINE + 33, 0.86], ocean: [FOCUS + 26, LINE + 34, 1.15] } as const;
const shipAt = ({ ship }: Country, at: readonly [number, number, number]): readonly Form[] =>
  ship.forms.map((form) => ({ ...form, at }));

/** The beach, from the sea's edge at the left to the front. */
const STRAND: readonly XY[] = [
  [-60, LINE + 18],
  [60, LINE + 12],
  [170, LINE + 20],
  [300, LINE + 27],
  [420, LINE + 31],
  [560, LINE + 42],
  [700, LINE + 49],
  [840, LINE + 52],
  [1060, LINE + 56],
];
const HEADLAND: readonly Peak[] = [
  { x: 8, h: 74, w: 60 },
  { x: 92, h: 50, w: 60 },
  { x: 176, h: 28, w: 56 },
];
const FJORD: readonly (readonly Peak[])[] = [
  [
    { x: -10, h: 128, w: 90 },
    { x: 96, h: 104, w: 90 },
    { x: 208, h: 70, w: 90 },
    { x: 318, h: 36, w: 80 },
  ],
  [
    { x: 808, h: 40, w: 60 },
    { x: 888, h: 84, w: 80 },
    { x: 1000, h: 126, w: 90 },
  ],
];
const cliffs = (hand: Hand, { country, horizon }: Scene, { light, snow, rise }: Terms): Form[] =>
  (country.isFjords || horizon === 'mountains' ? FJORD : [HEADLAND]).map((peaks, i) =>
    massif(handFor(hand, 51 + i), {
      foot: LINE + 5 - i,
      light,
      snow: snow * 0.7,
      rough: 0.22,
      peaks: peaks.map((peak) => ({ ...peak, h: peak.h * (0.55 + rise * 0.45) })),
    }),
  );

export const coast = (hand: Hand, scene: Scene, terms: Terms): Layer[] => {
  const { country } = scene,
    [, few] = country.trees;
  const shingle = times(46, (i) => `M${r1(hand(i) * 640)} ${r1(LINE + 36 + hand(i + 50) * 26)}h1.6`).join('');
  return [
    { depth: 0.4, weight: 0.9, forms: cliffs(hand, scene, terms) },
    {
      depth: 0.52,
      weight: 0.7,
      forms: [farSail(350, LINE + 7, 0.8), farSail(392, LINE + 4, 0.5), farSail(526, LINE + 5, 0.6)],
    },
    { depth: 0.7, weight: 0.8, forms: shipAt(country, BERTHS.coast) },
    {
      depth: 0.86,
      forms: [
        {
          body: `${flowing(STRAND)}V190H-60z`,
          line:
            surf(hand, STRAND, 4) +
            surf((n) => hand(n + 50), STRAND, 8) +
            shingle +
            tufts(handFor(hand, 53), 30, [LINE + 40, FOOT - 2], [0, 420]),
        },
        ...times(3, (i) => few(hand, i * 7, [60 + i * 42 + hand(i) * 20, LINE + 26 + i * 6], 34 + hand(i + 4) * 14)),
      ],
    },
    blades(hand, 8, 5),
  ];
};

/** A rough sea: curling crests, larger towards the viewer. */
const swell = (hand: Hand): string =>
  times(26, (i) => {
    const t = hand(i) ** 0.8,
      y = LINE + 18 + t * (FOOT - LINE - 22),
      l = 14 + t * 30,
      x = hand(i + 40) * 1000;
    return `M${r1(x)} ${r1(y)}c${r1(l * 0.3)} ${r1(-l * 0.26)} ${r1(l * 0.7)} ${r1(-l * 0.26)} ${r1(l)} ${r1(-l * 0.02)}q${r1(-l * 0.2)} ${r1(-l * 0.06)} ${r1(-l * 0.32)} ${r1(l * 0.03)}M${r1(x + l * 0.2)} ${r1(y + 2)}q${r1(l * 0.3)} ${r1(-l * 0.1)} ${r1(l * 0.6)} 0`;
  }).join('');
export const ocean = (hand: Hand, { country }: Scene): Layer[] => [
  { depth: 0.4, weight: 0.7, forms: [farSail(214, LINE + 4, 0.9), farSail(300, LINE + 2, 0.6)] },
  { depth: 0.5, weight: 1.2, forms: [{ body: '', line: swell(hand) }] },
  { depth: 0.76, forms: shipAt(country, BERTHS.ocean) },
  {
    depth: 0.8,
    weight: 1.2,
    forms: [
      {
        body: '',
        line: `M${FOCUS - 60} ${LINE + 42}q20-5 40 0t40 0 40 0 40 0 30-2M${FOCUS - 40} ${LINE + 48}q18-4 36 0t36 0 36 0M${FOCUS + 106} ${LINE + 38}q10-4 20 0t20 0`,
      },
    ],
  },
];
