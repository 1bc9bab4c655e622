import { r1, times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { arcade, box, house, shadow } from '../../drawing/landscape/made/masonry.js';
import { cypress } from '../../drawing/landscape/land/growth.js';

const column = (x: number, y: number, h: number): Form => ({
  body: `M${r1(x - 2.4)} ${y}v-1.6h0.8v${r1(-h + 3.4)}h-1.2v-1.8h5.6v1.8h-1.2v${r1(h - 3.4)}h0.8v1.6z`,
  line: `M${r1(x + 0.7)} ${r1(y - 2)}v${r1(-h + 5)}`,
});

/** Columns on a stair, and a pediment over them; the lamps of the god shine between. */
const temple = (x: number, y: number, w: number, columns = 6): Form[] => {
  const h = w * 0.34,
    step = (w - 8) / (columns - 1),
    top = y - 8 - h;
  return [
    {
      body: box(x - w / 2 - 6, y, w + 12, 3) + box(x - w / 2 - 3, y - 3, w + 6, 2.6) + box(x - w / 2, y - 5.6, w, 2.4),
    },
    {
      body: box(x - w / 2 + 4, y - 8, w - 8, h),
      open: times(columns - 1, (i) => box(x - w / 2 + 4 + i * step + step * 0.26, y - 8, step * 0.5, h * 0.86)).join(
        '',
      ),
    },
    ...times(columns, (i) => column(x - w / 2 + 4 + i * step, y - 8, h)),
    {
      body: box(x - w / 2 - 1, top, w + 2, 4),
      line: times(Math.round(w / 5), (i) => `M${r1(x - w / 2 + 2 + i * 5)} ${r1(top - 3.2)}v2.4`).join(''),
    },
    {
      body: `M${r1(x - w / 2 - 4)} ${r1(top - 4)}L${r1(x)} ${r1(top - 4 - w * 0.17)}L${r1(x + w / 2 + 4)} ${r1(top - 4)}z`,
      line: `M${r1(x - w / 2 + 6)} ${r1(top - 5.6)}L${r1(x)} ${r1(top - 2 - w * 0.13)}L${r1(x + w / 2 - 6)} ${r1(top - 5.6)}zM${r1(x)} ${r1(top - 7)}m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0`,
    },
  ];
};

const domus = (x: number, y: number, w: number): Form[] =>
  house([x, y], { w, wall: w * 0.32, roof: w * 0.18, lights: 3 });
const rank = (i: number): number => Math.abs(Math.sin(i * 12.9898) * 43758.5453) % 1;

/** A temple, and the aqueduct that brings it the hills' water. */
export const TOWN: readonly Form[] = [
  arcade([-196, -18], { count: 13, step: 14.5, h: 26 }),
  arcade([-196, -44], { count: 26, step: 7.25, h: 11 }),
  ...domus(64, -18, 42),
  ...domus(112, -12, 50),
  ...temple(18, -14, 84),
  ...domus(-128, 0, 56),
  cypress(rank, 1, [-66, 2], 40),
  cypress(rank, 2, [-54, 4], 32),
  ...domus(-44, 6, 44),
  ...domus(76, 6, 60),
  cypress(rank, 3, [66, 6], 44),
  cypress(rank, 4, [152, 6], 36),
  cypress(rank, 5, [164, 8], 46),
  {
    body:
      box(176, 8, 8, 4) +
      box(177.6, 4, 4.8, 46) +
      box(176, -42, 8, 3) +
      'M180-45c-2.6 0-3-3-2-5 0-2 4-2 4 0 1 2 0.6 5-2 5z',
    line: shadow([177.6, 4], { w: 4.8, h: 46, gap: 1 }),
  },
];
