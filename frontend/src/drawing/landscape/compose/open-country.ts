import { FOOT, type Hand, handFor, LINE, times } from '../burin.js';
import { type Form, type Layer } from '../form.js';
import { furrows, turf } from '../land/growth.js';
import { dune, rolling } from '../land/hills.js';
import { camel, horse, rider } from '../made/beasts.js';
import { type Scene } from '../scene.js';
import { blades, drawn, FOCUS, sward, under } from './parts.js';
import { type Terms } from './terms.js';

const herd = (hand: Hand): Form[] =>
  times(7, (i) =>
    horse(340 + hand(i) * 170, LINE + 22 + hand(i + 5) * 9, 0.42 + hand(i + 9) * 0.12, hand(i + 3) > 0.4 ? 1 : -1),
  );

export const plains = (hand: Hand, { country, road }: Scene, { light }: Terms): Layer[] => {
  const [, few] = country.trees,
    x = 190 + hand(4) * 60;
  const riders = country.rides ? times(3, (i) => rider(800 + i * 30 + hand(i) * 8, LINE + 24, 0.42, -1)) : [];
  return [
    {
      depth: 0.42,
      weight: 0.8,
      forms: [
        rolling(handFor(hand, 21), { y: LINE + 12, swell: 8, count: 3, foot: FOOT + 40, light, hatch: 0.5 }),
        drawn(turf(handFor(hand, 20), LINE + 14, LINE + 30, 150)),
      ],
    },
    {
      depth: 0.5,
      weight: 0.8,
      forms: [few(hand, 3, [x, LINE + 20], 34), few(hand, 8, [x + 36, LINE + 22], 24), ...herd(hand), ...riders],
    },
    { depth: 0.8, forms: [sward(hand, LINE + 28, 90, road)] },
    blades(hand, 15, 4),
  ];
};

export const desert = (hand: Hand, _: Scene, { light, rise }: Terms): Layer[] => [
  {
    depth: 0.3,
    weight: 0.7,
    forms: [
      under(LINE + 12),
      ...times(6, (i) =>
        dune(hand, i * 13, [40 + i * 190 + hand(i) * 60, LINE + 14], {
          w: 330,
          h: (16 + hand(i + 9) * 12) * rise,
          light,
        }),
      ),
    ],
  },
  {
    depth: 0.46,
    weight: 0.8,
    forms: [
      under(LINE + 31),
      dune(hand, 91, [210, LINE + 34], { w: 520, h: 30, light }),
      dune(hand, 93, [840, LINE + 32], { w: 480, h: 34, light }),
    ],
  },
  { depth: 0.6, weight: 0.8, forms: times(5, (i) => camel(450 + i * 34, LINE + 25 + (i % 2), 0.56)) },
  { depth: 0.72, forms: [dune(hand, 95, [520, FOOT + 14], { w: 900, h: 40, light })] },
  {
    depth: 0.94,
    forms: [
      dune(hand, 97, [60, FOOT + 22], { w: 760, h: 40, light }),
      dune(hand, 99, [960, FOOT + 24], { w: 640, h: 38, light }),
    ],
  },
];

/** Trees in groups of two or three around a city, not in front of it. */
const GROVES = [70, 92, 104, 246, 262, 408, 424, 440, 950];
const fields = (hand: Hand): string =>
  furrows(hand, [120, LINE + 21], { w: 110, h: 12 }) +
  furrows(hand, [300, LINE + 19], { w: 84, h: 11 }) +
  furrows(hand, [900, LINE + 20], { w: 80, h: 12 });

export const city = (hand: Hand, { country, sea }: Scene, { light }: Terms): Layer[] => {
  const [near] = country.trees,
    ploughed = country.ploughs;
  return [
    {
      depth: 0.46,
      weight: 0.8,
      forms: [
        rolling(handFor(hand, 26), {
          y: LINE + (sea ? 16 : 10),
          swell: 9,
          count: 3,
          foot: FOOT + 40,
          light,
          hatch: 0.3,
        }),
        drawn((ploughed ? fields(hand) : '') + turf(handFor(hand, 27), LINE + 16, LINE + 36, 130)),
        ...GROVES.map((x, i) => near(hand, i * 9, [x, LINE + 19 + hand(i + 3) * 5], 22 + hand(i + 6) * 14)),
      ],
    },
    { depth: 0.62, tone: 0.74, weight: 0.8, at: [FOCUS, LINE + 30, 1], forms: country.town },
    { depth: 0.84, forms: [sward(hand, LINE + 38, 50, true)] },
    blades(hand, 8, 5),
  ];
};
