import { times } from '../../drawing/landscape/burin.js';
import { type Form } from '../../drawing/landscape/form.js';
import { box, flag, gable, house, rampart, slits, together, tower } from '../../drawing/landscape/made/masonry.js';

/** A keep among its towers, on a mound. */
export const castle = (x: number, y: number): Form[] => [
  ...tower([x - 13, y - 12], { w: 26, h: 46 }),
  together(flag(x, y - 65, 15, 11)),
  ...tower([x + 16, y - 8], { w: 11, h: 40, top: 'cone', rise: 22 }),
  together(flag(x + 21.5, y - 70, 9, 8)),
  ...tower([x - 32, y - 8], { w: 12, h: 34, top: 'cone', rise: 20 }),
  rampart([x - 52, y], { w: 104, h: 21 }),
  {
    body: `M${x - 9} ${y}v-26h18v26z`,
    line: `M${x + 6} ${y - 25}v24M${x + 4} ${y - 25}v24`,
    open: slits([[x - 4.5, y]], 9, 13),
  },
  ...tower([x - 58, y + 2], { w: 14, h: 32, top: 'cone', rise: 18 }),
  ...tower([x + 44, y + 2], { w: 14, h: 34 }),
  together(flag(x + 51, y - 39, 13, 10)),
];
const church = (x: number, y: number): Form[] => [
  ...house([x, y], { w: 34, wall: 12, roof: 13, lights: 3 }),
  ...tower([x - 11, y], { w: 12, h: 24, top: 'cone', rise: 28 }),
  { body: `M${x - 6} ${y - 51}v-7m-2.5 2.5h5`, line: `M${x - 5} ${y - 52}v-6m-2 2h4` },
];

export const TOWN: readonly Form[] = [
  {
    body: 'M-96 6Q-54-26-6-30 46-34 78-18 108-4 124 6z',
    line: times(16, (i) => `M${40 + i * 5} ${-22 + i * 1.8}q4 5 10 8`).join(''),
  },
  ...castle(8, -22),
  ...church(-116, 2),
  ...gable([-74, 4], { w: 18, wall: 9, roof: 9 }),
  ...house([-52, 6], { w: 28, wall: 9, roof: 9 }),
  ...gable([72, 4], { w: 18, wall: 10, roof: 9 }),
  ...house([94, 6], { w: 34, wall: 10, roof: 10 }),
  ...gable([134, 8], { w: 20, wall: 11, roof: 10 }),
  ...house([158, 8], { w: 30, wall: 9, roof: 9 }),
  { body: box(-180, 8, 22, 3), line: 'M-176 5v-8M-170 5v-8M-164 5v-8M-178-1h18' },
];
