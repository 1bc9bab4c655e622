import { handOf, times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { palm } from '../../drawing/landscape/land/growth.js';
import { box, flag, gable, house, rampart, together } from '../../drawing/landscape/made/masonry.js';

const mast = (x: number, y: number, h: number): Form => ({
  body: `M${x - 0.8} ${y}V${y - h}h1.6V${y}z`,
  line:
    [0.46, 0.66, 0.84]
      .map(
        (t, i) =>
          `M${x - 15 + i * 3.5} ${y - h * t}h${30 - i * 7}M${x - 13 + i * 3} ${y - h * t}q${13 - i * 3} 5 ${26 - i * 6} 0`,
      )
      .join('') +
    `M${x} ${y - h}L${x - 22} ${y}M${x} ${y - h}L${x + 22} ${y}M${x} ${y - h * 0.7}L${x - 16} ${y}M${x} ${y - h * 0.7}L${x + 16} ${y}`,
});
const quay = (y: number): Form => ({
  body: box(-170, y + 7, 300, 9),
  line: times(30, (i) => `M${-166 + i * 10} ${y + 7}v-5M${-164 + i * 10} ${y - 0.5}h6`).join(''),
});

/** A harbour: masts over the roofs, a fort with guns, and palms. */
export const TOWN: readonly Form[] = [
  mast(-66, 0, 70),
  mast(-40, 0, 82),
  mast(-14, 0, 66),
  mast(116, 0, 62),
  mast(138, 0, 72),
  ...house([52, -22], { w: 38, wall: 13, roof: 10 }),
  ...house([86, -18], { w: 36, wall: 12, roof: 9 }),
  together(rampart([-164, -10], { w: 66, h: 30, n: 7 }), flag(-136, -43, 26, 13), {
    open: times(4, (i) => box(-156 + i * 14, -20, 5, 3.6)).join(''),
  }),
  ...gable([-96, 0], { w: 26, wall: 20, roof: 13 }),
  ...house([-70, 0], { w: 42, wall: 15, roof: 11, lights: 3 }),
  ...gable([-26, 0], { w: 24, wall: 24, roof: 13 }),
  ...house([0, 0], { w: 36, wall: 13, roof: 10 }),
  ...gable([38, 0], { w: 28, wall: 18, roof: 14 }),
  ...house([68, 0], { w: 46, wall: 14, roof: 11, lights: 3 }),
  { body: 'M-74-6h64q-2 8-9 9h-46q-7-2-9-9z', line: 'M-70-3h56' },
  quay(2),
  palm(handOf(2), 1, [140, 8], 50),
  palm(handOf(3), 4, [158, 10], 38),
  palm(handOf(4), 3, [-178, 8], 44),
];
