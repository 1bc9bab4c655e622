import { FOOT, type Hand, handFor, LINE, r1, times } from '../../drawing/landscape/burin.js';
import { type Terms } from '../../drawing/landscape/compose/terms.js';
import { type LoneMountain } from '../../drawing/landscape/country.js';
import { type Layer } from '../../drawing/landscape/form.js';
import { rolling } from '../../drawing/landscape/land/hills.js';
import { cone } from '../../drawing/landscape/land/massif.js';

/** Lanterns of a procession that winds up the slope. */
const pilgrims = (x: number): string =>
  times(9, (i) => `M${r1(x + 62 - i * 9 + Math.sin(i * 1.3) * 5)} ${r1(LINE - 2 - i * 4.4)}h1.5v2h-1.5z`).join('');
const layers = (hand: Hand, { light, snow, rise }: Terms): Layer[] => [
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
        ...cone(hand, [light + 90, LINE + 4], {
          w: 420 * (0.6 + rise * 0.4),
          h: 92 * rise,
          snow: Math.max(0.34, snow),
        }),
        open: pilgrims(light + 90),
      },
    ],
  },
];

/** A single mountain in place of a range; the low sun over it is high and large. */
export const sacredMountain: LoneMountain = {
  layers,
  lightOver: (light, rise) => ({ ...light, y: LINE - 46 * rise, r: 17 + 6 * rise }),
};
