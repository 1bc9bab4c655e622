import { type HabitName } from '../habits/habits.js';
import { type ReadSaga } from './read-saga.js';

/** A figure of a habit's sagas beside its aim. Null: nothing of its kind happened. */
export interface Figure {
  readonly title: string;
  readonly aim: string;
  readonly of: (sagas: readonly ReadSaga[]) => number | null;
  readonly digits?: number;
  /** Absent: the aim has no bound. `habit` is null for all habits together. */
  readonly isMet?: (value: number, habit: HabitName | null) => boolean;
}
export interface Section {
  readonly title: string;
  readonly figures: readonly Figure[];
}

/** In percent; null of nothing. */
export const share = <T>(all: readonly T[], is: (one: T) => boolean): number | null =>
  all.length === 0 ? null : (100 * all.filter(is).length) / all.length;
export const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
export const perSaga = (sagas: readonly ReadSaga[], count: (saga: ReadSaga) => number): number | null =>
  mean(sagas.map(count));

export const atLeast =
  (bound: number) =>
  (value: number): boolean =>
    value >= bound;
export const atMost =
  (bound: number) =>
  (value: number): boolean =>
    value <= bound;
