import { r1, times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { slits } from '../../drawing/landscape/made/masonry.js';

/** A hall like an upturned keel, dragon heads crossed over its gables. */
const longhall = (x: number, y: number, w: number, lit = 3): Form[] => {
  const h = w * 0.3,
    half = w / 2,
    wall = w * 0.08;
  const horn = (side: 1 | -1): string =>
    `M${r1(x + side * (half * 0.8))} ${r1(y - h * 1.02)}q${r1(side * half * 0.1)} ${r1(-h * 0.16)} ${r1(side * half * 0.1)} ${r1(-h * 0.42)}q${r1(side * half * 0.09)} ${r1(h * 0.02)} ${r1(side * half * 0.12)} ${r1(-h * 0.06)}q${r1(side * half * 0.02)} ${r1(h * 0.12)} ${r1(-side * half * 0.06)} ${r1(h * 0.16)}q${r1(side * half * 0.02)} ${r1(h * 0.2)} ${r1(-side * half * 0.05)} ${r1(h * 0.4)}z`;
  const ridge = `C${r1(x - half * 0.3)} ${r1(y - h * 1.14)} ${r1(x + half * 0.3)} ${r1(y - h * 1.14)} ${r1(x + half * 0.84)} ${r1(y - h)}`;
  return [
    {
      body: `M${r1(x - half * 0.92)} ${r1(y)}v${r1(-wall - 2)}h${r1(w * 0.92)}v${r1(wall + 2)}z`,
      line: times(Math.round(w / 5), (i) => `M${r1(x - half * 0.86 + i * 5)} ${r1(y)}v${r1(-wall)}`).join(''),
      open:
        slits([[x - w * 0.05, y]], w * 0.1, wall * 1.5) +
        slits(
          times(lit, (i) => [x - half * 0.7 + (i * w * 0.66) / Math.max(1, lit - 1), y - 1] as const),
          2,
          wall * 0.7,
        ),
    },
    { body: horn(1) + horn(-1) },
    {
      body: `M${r1(x - half)} ${r1(y - wall)}Q${r1(x - half * 0.94)} ${r1(y - h * 0.72)} ${r1(x - half * 0.84)} ${r1(y - h)}${ridge}Q${r1(x + half * 0.94)} ${r1(y - h * 0.72)} ${r1(x + half)} ${r1(y - wall)}Q${r1(x)} ${r1(y - wall * 1.7)} ${r1(x - half)} ${r1(y - wall)}z`,
      line:
        times(4, (i) => {
          const t = (i + 1) / 5;
          return `M${r1(x - half * (0.86 + t * 0.13))} ${r1(y - h + (h - wall) * t)}Q${r1(x)} ${r1(y - h * 1.1 + (h - wall) * t)} ${r1(x + half * (0.86 + t * 0.13))} ${r1(y - h + (h - wall) * t)}`;
        }).join('') +
        times(Math.round(w / 4), (i) => {
          const t = i / Math.round(w / 4);
          return `M${r1(x + half * (0.1 + t * 0.8))} ${r1(y - h * (1.02 - ((i * 7) % 5) * 0.14))}l${r1(half * 0.03)} ${r1(h * 0.13)}`;
        }).join(''),
      snow: `M${r1(x - half * 0.9)} ${r1(y - h * 0.84)}L${r1(x - half * 0.84)} ${r1(y - h)}${ridge}L${r1(x + half * 0.9)} ${r1(y - h * 0.84)}Q${r1(x + half * 0.4)} ${r1(y - h * 0.8)} ${r1(x + half * 0.1)} ${r1(y - h * 0.94)}T${r1(x - half * 0.9)} ${r1(y - h * 0.84)}z`,
    },
  ];
};

const stave = (x: number, y: number): Form[] =>
  [34, 24, 14]
    .flatMap((w, i): Form[] => {
      const at = y - i * 17;
      return [
        {
          body: `M${x - w * 0.4} ${at}v-14h${w * 0.8}v14z`,
          line: times(Math.round(w / 4), (k) => `M${r1(x - w * 0.36 + k * 3.6)} ${at}v-9`).join(''),
          open: i === 0 ? slits([[x - 2.5, at]], 5, 9) : slits([[x - 1, at - 4]], 2, 4),
        },
        {
          body: `M${x - w * 0.62} ${at - 9}Q${x - w * 0.3} ${at - 13} ${x - w * 0.2} ${at - 19}H${x + w * 0.2}Q${x + w * 0.3} ${at - 13} ${x + w * 0.62} ${at - 9}Q${x} ${at - 11} ${x - w * 0.62} ${at - 9}z`,
          line: `M${x - w * 0.4} ${at - 11.5}H${x + w * 0.4}M${x - w * 0.28} ${at - 14.5}h${w * 0.56}`,
          snow: `M${x - w * 0.5} ${at - 10.4}Q${x - w * 0.3} ${at - 13} ${x - w * 0.2} ${at - 19}H${x + w * 0.2}Q${x + w * 0.3} ${at - 13} ${x + w * 0.5} ${at - 10.4}L${x} ${at - 15}z`,
        },
      ];
    })
    .concat({ body: `M${x - 2.6} ${y - 52}L${x} ${y - 66}l2.6 14z`, line: `M${x} ${y - 66}v-6m-2 2.5h4` });

const palisade = (x: number, y: number, count: number): Form => ({
  body: times(count, (i) => `M${r1(x + i * 4)} ${y}v-10l2-3 2 3v10z`).join(''),
});

/** Halls about a god's house with three roofs, on a shore with a fence of stakes. */
export const TOWN: readonly Form[] = [
  ...stave(30, -14),
  ...longhall(-70, -16, 78),
  ...longhall(96, -14, 66),
  ...longhall(-8, 0, 104, 4),
  palisade(-140, 2, 19),
  ...longhall(150, 4, 84),
  palisade(54, 4, 13),
];
