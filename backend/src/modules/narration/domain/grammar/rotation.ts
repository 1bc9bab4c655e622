import { hashOfSentence as hashOf } from '#contracts/session/told-sentences.js';

/** Two steps that spread points evenly over a circle, however many there are (the plastic number's). */
const ENTRY_STEP = 0.7548776662466927;
const TURN_STEP = 0.5698402909980532;
const WHOLE = 2 ** 32;
const fraction = (x: number): number => x - Math.floor(x);

export interface Wheel {
  /** One saga's own. */
  readonly seed: string;
  readonly turn: number;
  /** Hex digits that no player can choose. */
  readonly path: string;
}

/**
 * Puts a list in an order for this turn. The list lies on a circle and the turns step round it, so that what was first
 * lately is last now, also where some of the list is left out; the path sways the step by an entry or two.
 */
export const inTurn = <T>(purpose: string, list: readonly T[], { seed, turn, path }: Wheel): readonly T[] => {
  if (list.length < 2) return list;
  const sway = (2 * hashOf(purpose + path)) / WHOLE / list.length;
  const here = fraction(hashOf(purpose + seed) / WHOLE + turn * TURN_STEP + sway);
  const keyed = list.map((item, i) => ({ item, away: fraction(i * ENTRY_STEP - here + 1) }));
  return keyed.sort((a, b) => a.away - b.away).map(({ item }) => item);
};
