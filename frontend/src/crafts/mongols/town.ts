import { r1, times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { box } from '../../drawing/landscape/made/masonry.js';
import { horse } from '../../drawing/landscape/made/beasts.js';

/** A felt tent: a ring of wall, a shallow dome, a crown for the smoke. */
export const yurt = (x: number, y: number, w: number): Form[] => {
  const half = w / 2,
    wall = w * 0.28,
    roof = w * 0.26;
  return [
    {
      body: `M${r1(x - half * 0.94)} ${r1(y)}L${r1(x - half)} ${r1(y - wall)}H${r1(x + half)}L${r1(x + half * 0.94)} ${r1(y)}z`,
      line: times(
        Math.round(w / 4.5),
        (i) => `M${r1(x - half + 2 + i * 4.5)} ${r1(y - wall + 1)}l2.2 ${r1(wall * 0.45)}l-2.2 ${r1(wall * 0.45)}`,
      ).join(''),
      open: box(x - w * 0.09, y, w * 0.18, wall * 0.86),
    },
    {
      body: `M${r1(x - half * 1.08)} ${r1(y - wall + 0.8)}Q${r1(x - half * 0.6)} ${r1(y - wall - roof * 0.8)} ${r1(x - half * 0.18)} ${r1(y - wall - roof)}v-2.4h${r1(half * 0.36)}v2.4Q${r1(x + half * 0.6)} ${r1(y - wall - roof * 0.8)} ${r1(x + half * 1.08)} ${r1(y - wall + 0.8)}Q${r1(x)} ${r1(y - wall + 2.6)} ${r1(x - half * 1.08)} ${r1(y - wall + 0.8)}z`,
      line: [-0.6, -0.3, 0, 0.3, 0.5, 0.7, 0.85]
        .map(
          (t) =>
            `M${r1(x + half * 0.16 * t)} ${r1(y - wall - roof)}Q${r1(x + half * 0.6 * t)} ${r1(y - wall - roof * 0.7)} ${r1(x + half * 1.02 * t)} ${r1(y - wall + 0.6)}`,
        )
        .join(''),
      snow: `M${r1(x - half * 0.8)} ${r1(y - wall - roof * 0.36)}Q${r1(x - half * 0.5)} ${r1(y - wall - roof * 0.84)} ${r1(x - half * 0.18)} ${r1(y - wall - roof)}h${r1(half * 0.36)}Q${r1(x + half * 0.5)} ${r1(y - wall - roof * 0.84)} ${r1(x + half * 0.8)} ${r1(y - wall - roof * 0.36)}Q${r1(x)} ${r1(y - wall - roof * 0.7)} ${r1(x - half * 0.8)} ${r1(y - wall - roof * 0.36)}z`,
    },
  ];
};

/** The standard: nine tails of mares about a spear. */
const tug = (x: number, y: number): Form => ({
  body: `M${x - 0.6} ${y}V${y - 58}l0.6-8 1 8V${y}z`,
  line: `M${x} ${y - 56}h0`,
  dyed: times(
    5,
    (i) => `M${r1(x - 5 + i * 2.2)} ${y - 54}q${r1(-1.6 + i * 0.6)} 8 ${r1(-2 + i)} 14q1.6-2 2-5 0.6-5 0.4-9z`,
  ).join(''),
});
const cart = (x: number, y: number): Form[] => [
  ...yurt(x, y - 9, 34),
  { body: `M${x - 22} ${y - 6}h44v-3.5h-44z` },
  ...[-13, 13].map((dx) => ({
    body: `M${x + dx - 6} ${y - 5}a6 6 0 1 0 12 0a6 6 0 1 0-12 0z`,
    line: `M${x + dx} ${y - 11}v12M${x + dx - 6} ${y - 5}h12M${x + dx - 4} ${y - 9}l8 8M${x + dx + 4} ${y - 9}l-8 8`,
  })),
];

export const TOWN: readonly Form[] = [
  ...yurt(-112, -20, 36),
  ...yurt(-52, -24, 30),
  ...yurt(74, -22, 34),
  ...yurt(132, -18, 42),
  ...yurt(-150, -6, 46),
  tug(52, -4),
  ...yurt(4, -4, 86),
  ...cart(104, 4),
  ...yurt(-84, 6, 54),
  ...yurt(172, 8, 50),
  horse(-26, 10, 0.62),
  horse(-12, 12, 0.7, -1),
  horse(62, 12, 0.66),
];
