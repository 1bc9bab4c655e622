import { type Form } from '../form.js';

/** About 120 long, its waterline at 0. */
export interface Ship {
  readonly forms: readonly Form[];
  /** The position of the lantern, relative to the waterline. */
  readonly lamp: readonly [number, number];
}

/** Stays from the top of a mast. */
export const ropes = (top: string, feet: readonly string[]): string => feet.map((foot) => `M${top}L${foot}`).join('');

/** A distant sail. */
export const farSail = (x: number, y: number, scale: number): Form => ({
  at: [x, y, scale],
  body: 'M-7-2H8Q6 2 3 2.6H-3Q-6 2-7-2zM0-3V-16Q7-10 6-4zM-1.5-4V-13Q-6-8-5.5-4z',
  solid: 'M-7-2H8Q6 2 3 2.6H-3Q-6 2-7-2z',
});
