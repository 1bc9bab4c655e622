import { flowing, FOOT, type Hand, handFor } from '../burin.js';
import { type Form } from '../form.js';
import { fringe, tufts, turf } from '../land/growth.js';

/** The place of the subject: beside the middle, away from the text that is at the left by night. */
export const FOCUS = 674;

const way = (y: number): string =>
  `M${FOCUS - 8} ${y + 2}C${FOCUS - 60} ${y + 16} ${FOCUS + 40} ${y + 26} ${FOCUS - 60} ${FOOT + 10}M${FOCUS + 4} ${y + 2}C${FOCUS - 30} ${y + 14} ${FOCUS + 110} ${y + 26} ${FOCUS + 70} ${FOOT + 10}`;

/** Overgrown ground in front, with a road if there is one. */
export const sward = (hand: Hand, y: number, grass: number, road: boolean): Form => ({
  body: `${flowing([
    [-60, y + 5],
    [160, y - 3],
    [380, y + 6],
    [610, y],
    [860, y + 3],
    [1060, y + 4],
  ])}V190H-60z`,
  line:
    tufts(handFor(hand, 31), grass, [y + 12, FOOT - 2]) +
    turf(handFor(hand, 32), y + 5, FOOT - 6, grass * 2) +
    (road ? way(y) : ''),
});
export const blades = (
  hand: Hand,
  h: number,
  step: number,
): { readonly depth: number; readonly forms: readonly Form[] } => ({
  depth: 0.97,
  forms: [{ body: fringe(handFor(hand, 33), FOOT, h, step) }],
});

/** The ground under mountains that end above the bottom of the picture. */
export const under = (y: number): Form => ({ body: `M-60 ${y}H1060V190H-60z` });
/** Lines on the ground of another form. */
export const drawn = (line: string): Form => ({ body: '', line });
