/*
 * Chance by integers only, so that every engine draws the same world from a seed (design section 7).
 * For worlds, not for dice: the seed reveals the world, by design.
 */

const { imul, floor } = Math;

/** Uniform from 0 (inclusive) to 1 (exclusive). */
export type SeededRandom = () => number;

/** FNV-1a over the UTF-16 code units, then a finalizer that spreads every bit. */
const hashOf = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = imul(h ^ text.charCodeAt(i), 0x01000193);
  h = imul(h ^ (h >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** Mulberry32. Another label on the same seed is another, independent stream. The closure's counter is local state. */
export const randomOf = (seed: string, label: string): SeededRandom => {
  let state = hashOf(`${label}/${seed}`);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = imul(state ^ (state >>> 15), state | 1);
    t = (t + imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000;
  };
};

/** From `low` to `high`, both included. */
export const integerOf = (random: SeededRandom, low: number, high: number): number =>
  low + floor(random() * (high - low + 1));

/** Fisher and Yates. */
export const shuffled = <T>(items: readonly T[], random: SeededRandom): T[] => {
  const rest = [...items];
  const taken: T[] = [];
  while (rest.length > 0) taken.push(...rest.splice(integerOf(random, 0, rest.length - 1), 1));
  return taken;
};

/** Deals every item once before it repeats one. Local state, as above. */
export const deckOf = <T>(items: readonly T[], random: SeededRandom): (() => T) => {
  let pile: T[] = [];
  const deal = (): T => {
    if (pile.length === 0) pile = shuffled(items, random);
    const card = pile.pop();
    return card === undefined ? deal() : card;
  };
  return deal;
};
