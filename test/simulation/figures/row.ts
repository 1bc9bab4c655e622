import { type HabitName } from '../habits/habits.js';
import { type Figure } from './figure.js';

/** Null stands for all habits together. */
export type Column = HabitName | null;
/** A figure's values, one a column. */
export interface Row extends Pick<Figure, 'title' | 'aim' | 'digits' | 'isMet'> {
  readonly section: string;
  readonly values: readonly (number | null)[];
}
