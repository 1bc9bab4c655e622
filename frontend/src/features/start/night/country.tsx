import { fringe } from '../../../drawing/landscape/land/growth.js';
import { handOf, r1, times } from '../../../drawing/landscape/burin.js';
import { type Layer } from '../../../drawing/landscape/form.js';
import { rider } from '../../../drawing/landscape/made/beasts.js';
import { LayersByNight } from '../../../drawing/landscape/night/layers-by-night.js';
import { type Ship } from '../../../drawing/landscape/made/ships.js';
import { castle } from '../../../crafts/knights/town.js';
import { yurt } from '../../../crafts/mongols/town.js';
import { SHIP as FRIGATE } from '../../../crafts/pirates/ship.js';
import { SHIP as LONGSHIP } from '../../../crafts/vikings/ship.js';

export const SEA_LINE = 380;
export const WIDTH = 1440;
const MOON = 1066;
const hand = handOf(29);

const shipAt = ({ forms }: Ship, at: readonly [x: number, y: number, scale: number]): Layer['forms'] =>
  forms.map((form) => ({ ...form, at: [...at, 1] as const }));

/** Narrow at the horizon, and wide where it comes ashore. */
const moonlight = times(190, (i) => {
  const t = hand(i + 30) ** 1.25,
    l = 4 + t * 17 * (0.4 + hand(i + 930)),
    x = MOON + (hand(i + 330) + hand(i + 630) - 1) * (16 + t * 120);
  return `M${r1(x - l / 2)} ${r1(SEA_LINE + 3 + t * 148)}h${r1(l)}`;
}).join('');

/** From the far hills to the fleet. */
const FAR: readonly Layer[] = [
  {
    depth: 0.22,
    forms: [
      { body: `M1180 ${SEA_LINE + 1}Q1260 366 1330 374T1460 370V${SEA_LINE + 1}z` },
      { body: 'M-20 352C60 340 120 320 210 318 330 318 420 346 520 366 580 376 620 380 690 382V560H-20z' },
    ],
  },
  { depth: 0.62, at: [132, 324, 0.56], forms: castle(0, 0) },
  {
    depth: 0.4,
    forms: [
      {
        body: 'M-20 366C120 344 260 330 380 348 500 366 560 396 690 420V560H-20z',
        line: 'M40 372q60-14 140-16M240 352q60-2 110 8',
      },
    ],
  },
  { depth: 0.6, forms: [...yurt(288, 342, 40), ...yurt(352, 340, 50), ...yurt(432, 360, 36)] },
  {
    depth: 0.62,
    forms: [{ body: 'M-20 436C90 420 200 412 290 418 400 428 500 462 640 520V600H-20z', line: 'M60 432q70-12 150-10' }],
  },
];
const FLEET: readonly Layer[] = [
  { depth: 0.46, forms: shipAt(FRIGATE, [962, 386, 0.24]) },
  { depth: 0.74, forms: shipAt(LONGSHIP, [1190, 424, 0.62]) },
  { depth: 0.84, forms: shipAt(FRIGATE, [1304, 410, 0.86]) },
];
const RIDERS: readonly Layer[] = [
  { depth: 0.92, forms: [rider(146, 427, 0.7), rider(194, 421, 0.74), rider(520, 452, 0.6)] },
];

const smoke = (x: number, y: number): string =>
  `M${x} ${y}c-3-14 10-22 6-36s6-22 18-26c-10 8-10 16-9 26 1 16-10 22-9 36z`;

export const Country = () => (
  <g>
    <path d={`M400 ${SEA_LINE}H${WIDTH + 20}V600H400z`} fill="url(#night-sea)" />
    <path
      d={times(120, (i) => {
        const t = hand(i) ** 1.5,
          l = 10 + t * 40 * hand(i + 9);
        return `M${r1(600 + hand(i + 300) * 860)} ${r1(SEA_LINE + 4 + t * 140)}h${r1(l)}`;
      }).join('')}
      stroke="color-mix(in oklab, var(--air) 80%, var(--paper))"
      strokeWidth="1"
      opacity="0.45"
      fill="none"
    />
    <path d={moonlight} stroke="var(--light)" strokeWidth="1.5" fill="none" opacity="0.8" />
    <LayersByNight layers={FAR} white={false} />
    <path d={smoke(288, 318) + smoke(353, 310) + smoke(433, 338)} fill="var(--air)" opacity="0.28" />
    <LayersByNight layers={FLEET} white={false} />
    <LayersByNight layers={RIDERS} white={false} />
  </g>
);

/** The hill that the figures sit on; the page continues below it. */
export const Knoll = () => (
  <g fill="var(--paper)">
    <path d="M-20 540C160 536 300 520 430 514 560 504 640 500 722 500 830 500 940 508 1040 518 1180 532 1320 542 1460 544V620H-20z" />
    <path d={fringe((n) => hand(n + 77), 536, 22, 6)} transform="translate(-20 4) scale(1.48 1)" />
  </g>
);
