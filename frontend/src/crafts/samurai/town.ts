import { handOf, r1, times, type XY } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { pine } from '../../drawing/landscape/land/growth.js';
import { box, slits } from '../../drawing/landscape/made/masonry.js';

/** A roof whose eaves lift at their ends. */
const eaves = (
  [x, y]: XY,
  { w, rise, ridge = 0.5 }: { readonly w: number; readonly rise: number; readonly ridge?: number },
): Form => {
  const half = w / 2;
  return {
    body: `M${r1(x - half)} ${r1(y - 2.4)}Q${r1(x - half * 0.76)} ${r1(y)} ${r1(x - half * 0.62)} ${r1(y)}H${r1(x + half * 0.62)}Q${r1(x + half * 0.76)} ${r1(y)} ${r1(x + half)} ${r1(y - 2.4)}Q${r1(x + half * 0.7)} ${r1(y - rise * 0.4)} ${r1(x + half * ridge)} ${r1(y - rise)}H${r1(x - half * ridge)}Q${r1(x - half * 0.7)} ${r1(y - rise * 0.4)} ${r1(x - half)} ${r1(y - 2.4)}z`,
    line: times(Math.round(w / 3.2), (i, n = Math.round(w / 3.2)) => {
      const t = ((i + 0.5) / n) * 2 - 1;
      return `M${r1(x + half * ridge * t)} ${r1(y - rise + 0.8)}Q${r1(x + half * (ridge + 0.06) * t)} ${r1(y - rise * 0.4)} ${r1(x + half * 0.84 * t)} ${r1(y - 0.8)}`;
    }).join(''),
    snow: `M${r1(x - half * 0.86)} ${r1(y - rise * 0.22 - 1)}Q${r1(x - half * 0.66)} ${r1(y - rise * 0.5)} ${r1(x - half * ridge)} ${r1(y - rise)}H${r1(x + half * ridge)}Q${r1(x + half * 0.66)} ${r1(y - rise * 0.5)} ${r1(x + half * 0.86)} ${r1(y - rise * 0.22 - 1)}Q${r1(x)} ${r1(y - rise * 0.62)} ${r1(x - half * 0.86)} ${r1(y - rise * 0.22 - 1)}z`,
  };
};

/** A keep of four storeys on a base of stones. */
const tenshu = (x: number, y: number): Form[] => [
  {
    body: `M${x - 46} ${y}Q${x - 36} ${y - 10} ${x - 34} ${y - 20}H${x + 34}Q${x + 36} ${y - 10} ${x + 46} ${y}z`,
    line: times(26, (i) => `M${r1(x - 38 + ((i * 29) % 76))} ${r1(y - 3 - ((i * 7) % 15))}q2.5-2.5 5 0`).join(''),
  },
  ...[62, 50, 38, 27].flatMap((w, i) => [
    {
      body: box(x - w * 0.4, y - 20 - i * 15, w * 0.8, 15),
      line: times(4, (k) => `M${r1(x + w * 0.4 - 1.2 - k * 1.7)} ${y - 21 - i * 15}v-12`).join(''),
      open: slits(
        times(4 - Math.min(2, i), (k) => [x - w * 0.3 + k * w * (i < 2 ? 0.19 : 0.34), y - 23 - i * 15] as const),
        2.2,
        3.4,
      ),
    },
    eaves([x, y - 29 - i * 15], { w: w * 1.16, rise: i === 3 ? 9 : 6, ridge: i === 3 ? 0.42 : 0.62 }),
  ]),
  { body: `M${x - 8} ${y - 82}q-3-1-2-5 2 2 4 2h12q2 0 4-2 1 4-2 5z` },
];
const hall = (x: number, y: number, w: number): Form[] => [
  {
    body: box(x - w / 2, y, w, w * 0.22),
    line: times(Math.round(w / 5), (i) => `M${r1(x - w / 2 + 3 + i * 5)} ${y}v${r1(-w * 0.2)}`).join(''),
    open: slits(
      times(3, (i) => [x - w * 0.34 + i * w * 0.28, y - 1] as const),
      w * 0.1,
      w * 0.13,
    ),
  },
  eaves([x, y - w * 0.2], { w: w * 1.3, rise: w * 0.22, ridge: 0.46 }),
];

export const torii = (x: number, y: number, h: number): Form => ({
  body: `M${r1(x - h * 0.4)} ${y}L${r1(x - h * 0.36)} ${r1(y - h * 0.84)}h${r1(h * 0.08)}L${r1(x - h * 0.31)} ${y}zM${r1(x + h * 0.31)} ${y}L${r1(x + h * 0.28)} ${r1(y - h * 0.84)}h${r1(h * 0.08)}L${r1(x + h * 0.4)} ${y}zM${r1(x - h * 0.44)} ${r1(y - h * 0.62)}h${r1(h * 0.88)}v${r1(-h * 0.07)}h${r1(-h * 0.88)}z`,
  dyed: `M${r1(x - h * 0.62)} ${r1(y - h)}Q${x} ${r1(y - h * 0.88)} ${r1(x + h * 0.62)} ${r1(y - h)}L${r1(x + h * 0.58)} ${r1(y - h * 0.85)}Q${x} ${r1(y - h * 0.78)} ${r1(x - h * 0.58)} ${r1(y - h * 0.85)}z`,
  snow: `M${r1(x - h * 0.62)} ${r1(y - h)}Q${x} ${r1(y - h * 0.88)} ${r1(x + h * 0.62)} ${r1(y - h)}L${r1(x + h * 0.6)} ${r1(y - h * 0.94)}Q${x} ${r1(y - h * 0.84)} ${r1(x - h * 0.6)} ${r1(y - h * 0.94)}z`,
});

export const TOWN: readonly Form[] = [
  ...tenshu(26, -14),
  ...hall(-52, -14, 46),
  ...hall(104, -12, 52),
  pine(handOf(3), 1, [-92, 2], 44),
  ...hall(-114, 2, 54),
  ...hall(60, 4, 60),
  pine(handOf(5), 2, [6, 6], 34),
  torii(-34, 10, 34),
  ...hall(144, 8, 46),
  pine(handOf(7), 3, [182, 8], 50),
];
