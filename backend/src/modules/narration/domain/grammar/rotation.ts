import { hashOfSentence as hashOf } from '#contracts/session/told-sentences.js';

/** Of a circle, the step that comes back last to where it was. */
const GOLDEN = 0.6180339887498949;

export interface Wheel {
  /** One saga's own number. */
  readonly seed: number;
  readonly turn: number;
  /** A number that no player can choose. */
  readonly path: number;
}

const share = (a: number, b: number): number => (b === 0 ? a : share(b, a % b));
const STEPS = new Map<number, number>();
/** How far a turn goes round a list of this length: no entry comes again before all have had their turn. */
const stepOf = (length: number): number => {
  const known = STEPS.get(length);
  if (known !== undefined) return known;
  let step = Math.max(1, Math.round(length * GOLDEN));
  while (share(length, step) !== 1) step += 1;
  STEPS.set(length, step);
  return step;
};

/**
 * A list in the order of this turn, without what may not be said, and no further than it is asked for. The list lies on
 * a circle, neighbours of the table seldom beside each other, and every turn steps on by much: what was first lately is
 * long in coming first again.
 */
export function* inTurn<T>(purpose: string, list: readonly T[], { seed, turn }: Wheel, may: (item: T) => boolean): Generator<T> {
  const { length } = list;
  const step = stepOf(length);
  const start = (((hashOf(purpose) ^ seed) >>> 0) % Math.max(1, length)) + turn * step;
  for (let i = 0; i < length; i += 1) {
    const item = list[((start + i) * step) % length] as T;
    if (may(item)) yield item;
  }
}
