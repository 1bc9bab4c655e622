import { hashOfSentence as hashOf } from '#game/rules/sentences/told-sentences.js';

export interface Wheel {
  /** One saga's own number. */
  readonly seed: number;
  readonly turn: number;
  /** A number that no player can choose. */
  readonly path: number;
}

const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b));
const STEPS = new Map<number, readonly number[]>();
/** Step widths that visit every entry of a list of this length, without those that lead to a neighbouring entry. */
const stepsOf = (length: number): readonly number[] => {
  const known = STEPS.get(length);
  if (known) return known;
  const all = Array.from({ length }, (_, step) => step).filter((step) => share(length, step) === 1);
  const far = all.filter((step) => step > length / 4 && step < (length * 3) / 4);
  const steps = far.length > 0 ? far : all.length > 0 ? all : [1];
  STEPS.set(length, steps);
  return steps;
};

/**
 * A list in the order of this turn, read only as far as it is asked for, without items that may not be said. The order
 * goes round the list in large steps and begins far on in each turn: table neighbours are seldom together, and a recent
 * first item is not soon first again. Sagas differ in their steps, so that they also differ in which item replaces one
 * that may seldom be said.
 */
export function* inTurn<T>(
  purpose: string,
  list: readonly T[],
  { seed, turn }: Wheel,
  may: (item: T) => boolean,
): Generator<T> {
  const { length } = list;
  const own = (hashOf(purpose) ^ seed) >>> 0;
  const steps = stepsOf(length);
  const step = steps[(own >>> 12) % steps.length] ?? 1;
  const start = (own % Math.max(1, length)) + turn * step;
  for (let i = 0; i < length; i += 1) {
    const item = list[((start + i) * step) % length] as T;
    if (may(item)) yield item;
  }
}
