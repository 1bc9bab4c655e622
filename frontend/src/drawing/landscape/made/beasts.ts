import { type Hand, r1, times, type XY } from '../burin.js';
import { type Form } from '../form.js';

type Turn = 1 | -1;
type Beast = (x: number, y: number, scale: number, turn?: Turn) => Form;

const HORSE =
  'M-15-18.5C-12-21-6-20.5-2-19.5 2-19.5 5-21.5 8-25L12.5-32l0.6-2.6 1.8 2.2C18-30 20.5-26 22-23 22-20.8 19.8-20 18-21.2L14.5-23.5C13-21 12.5-18 12-15.5L10.8-11.5 12.4-6 11.8 0H9.2L9.4-6 7-11.5C3-10-3-10-7-11.8L-8-10-10.8-6-9.8 0H-12.4L-13.2-6-12.8-9.5C-16-12-17-15.5-15-18.5z';
const LEGS =
  'M8-12L6.4-6 7.6 0H5.2L4.2-6 5-12zM-8-12L-14.5-6-15.6 0H-18L-17.2-6.5-12-13zM-15.2-18C-19.5-17-21-11-19.6-5-18-8-17-12-14-15z';

export const horse: Beast = (x, y, scale, turn = 1) => ({
  at: [x, y, scale, turn],
  body: HORSE + LEGS,
  line: 'M8-25C6-22 5-20 4-18M-9-18c-2 2-3 5-2 8M13-29l-4 7',
});
const MAN = 'M-3-19C-4-26-3-33 1-35 5-33 6-26 5-20L8-13 5.5-12 1-18z';
/** On horseback, with a lance. */
export const rider: Beast = (x, y, scale, turn = 1) => ({
  at: [x, y, scale, turn],
  body: HORSE + LEGS,
  line: 'M9-19L5-46',
  dyed: MAN,
  solid: 'M1-35.5a3.2 3.2 0 1 0-0.1 0zM-2.6-39.5q3.6-4.5 7.2 0zM5.3-44l-1.3-6 2.6 4.5z',
});
/** A camel under its load. */
export const camel: Beast = (x, y, scale, turn = 1) => ({
  at: [x, y, scale, turn],
  body: 'M-15-19C-14-24-10-30-7-24-5-21-4-21-2-24 1-30 5-25 6-20 9-18 10-19 11-23 12-29 13-32 16-34 19-35 22-33 23-31 21-29 19-29.5 17.5-29 16.5-26 16-20 13-15.5L11.5-11 12 0H9.8L8.8-10C4-9.5-4-9.5-8-10.5L-9.5 0H-11.8L-12.5-11C-15.5-13-16-16-15-19zM6-11L5.6 0H3.6L3.4-11zM-8-11L-14.5 0H-16.6L-12-12z',
  line: 'M-14-17c-3 1-4 4-3.5 8',
  dyed: 'M-8.5-25q5-3 8 0l1.5 9h-11z',
});
export const sheep: Beast = (x, y, scale, turn = 1) => ({
  at: [x, y, scale, turn],
  body: 'M-6-4C-8-7-6-9.5-3-9.5-1-11 3-11 4.5-9.5 7-9.5 8.5-7 7-4.5 6-2.6-4-2.6-6-4z',
  solid:
    'M7-9c2-0.5 3.6 0.6 3.4 2.4-1.2 1-2.8 0.6-3.6-0.4zM-4-3.5h1.2V0H-4zM-1-3.5H0.2V0H-1zM3-3.5h1.2V0H3zM5-3.5h1.2V0H5z',
});
export const heron: Beast = (x, y, scale, turn = 1) => ({
  at: [x, y, scale, turn],
  body: 'M-9-15C-5-19 1-20 4-18L7-25C8-30 5-33 8-35 10-36 12-35 12.5-34L19-33 12-32C11-29 11-26 9-21 7-16 4-13-1-12.5-5-12.5-9-13-13-12z',
  line: 'M-1-12.5L0 0M3-13L4 0M-6-15q4 1 7 0',
});

/** Gulls, or swifts: two wings each, in a loose flock. */
export const flock = (hand: Hand, [x, y]: XY, count: number, spread: number): string =>
  times(count, (i) => {
    const w = 2.6 + hand(i + 30) * 3.4,
      bx = x + (hand(i) - 0.5) * spread,
      by = y + (hand(i + 15) - 0.5) * spread * 0.32;
    return `M${r1(bx - w)} ${r1(by - w * 0.2)}q${r1(w * 0.6)} ${r1(-w * 0.5)} ${r1(w)} ${r1(w * 0.2)}q${r1(w * 0.5)} ${r1(-w * 0.7)} ${r1(w)} ${r1(-w * 0.3)}`;
  }).join('');
