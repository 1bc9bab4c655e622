import { type LandmarkKind } from '#game/model/world.js';
import { handOf, times } from '../burin.js';
import { type Country } from '../country.js';
import { type Form } from '../form.js';
import { oak } from '../land/growth.js';
import { slits, tower } from './masonry.js';

const tent = (x: number, y: number, w: number): Form => ({
  body: `M${x - w / 2} ${y}L${x} ${y - w * 0.66}L${x + w / 2} ${y}z`,
  line: `M${x - 1} ${y - w * 0.72}l3 4M${x + 1} ${y - w * 0.72}l-3 4M${x + w * 0.08} ${y - w * 0.5}L${x + w * 0.3} ${y - 1}M${x + w * 0.05} ${y - w * 0.56}L${x + w * 0.38} ${y - 1}`,
  open: `M${x - w * 0.09} ${y}L${x} ${y - w * 0.36}L${x + w * 0.09} ${y}z`,
});
const FIRE: Form = {
  body: 'M-9 1h18l-2-2h-14z',
  line: 'M-9 1l14-4M9 1l-14-4',
  open: 'M-5-1c0-6 4-8 4.5-14 5 4 6.5 9 5 14z',
};

/** Two dwellings, a tent and a fire. */
export const campOf = (dwellings: readonly Form[]): readonly Form[] => [
  ...dwellings,
  tent(58, 1, 22),
  { ...FIRE, at: [-2, 6, 0.8] },
];

const MARKS: Readonly<Record<LandmarkKind, () => readonly Form[]>> = {
  ruin: () => [
    {
      body: 'M-34 2v-30l4-3 3 4 4-8 3 6 3-3v12q8-14 18-2v-6l5 3 2-7 6 9v25h-10v-14q-8-13-18 0v14z',
      hollow: true,
      line: 'M-30-18h5M-32-10h6M-28-4h5M14-16h5M16-8h5M-12-20h4M-33-25h4M18-2h4',
    },
    { body: 'M24 3l3-6 8-1 4 7zM-48 3l2-5 6 0 3 5z' },
  ],
  camp: () => campOf([tent(-30, -1, 34), tent(28, -3, 30)]),
  shrine: () => [
    {
      body: 'M-12 3v-4h3v-18h18v18h3v4zM-14-19L0-31 14-19z',
      line: 'M5-18v16M7.5-18v16',
      open: slits([[-4, -2]], 8, 12),
    },
    { body: 'M-2-31h4v-4h-4z' },
  ],
  grave: () => [
    {
      body: 'M-40 4Q-26-15-2-17 26-15 40 4z',
      line: times(9, (i) => `M${6 + i * 3.4} ${-15 + i * 1.6}q4 5 8 8`).join(''),
      open: 'M-8 4v-8l2-3h9l2 3v8z',
    },
    { body: 'M-11-14l1-21 5-3 5 3 1 21z', line: 'M-1-33v17M-3-34v15' },
  ],
  ford: () =>
    [-30, -16, -3, 11, 26].map((x, i): Form => ({
      body: `M${x - 6} ${4 + i}q1-5 6-5t6 5z`,
      line: `M${x + 1} ${1 + i}l3 2M${x - 9} ${6 + i}q6-2 18 0`,
    })),
  tower: () => [...tower([-8, 3], { w: 16, h: 46 }), { body: 'M-14 4l2-7h24l2 7z', line: 'M4-1l6 3' }],
  cave: () => [
    {
      body: 'M-46 5Q-40-22-16-30-6-38 10-31 34-26 46 5z',
      line: times(12, (i) => `M${8 + i * 3} ${-28 + i * 2.2}l${5 + (i % 3)} 8`).join('') + 'M-30-10l6-8M-22-14l5-7',
    },
    { body: 'M-15 5Q-16-14-2-17 12-15 13 5z', solid: 'M-15 5Q-16-14-2-17 12-15 13 5z' },
  ],
  tree: () => [oak(handOf(11), 3, [0, 4], 58)],
};

/** A landmark of the chart in this country's form, its ground at 0. */
export const landmark = (kind: LandmarkKind, { landmarks }: Country): readonly Form[] =>
  landmarks?.[kind] ?? MARKS[kind]();
