import { type Situation } from '../../model/encounter.js';

/** Turns for which a card rests that stood in a menu at leisure: another takes its place. */
export const RESTING_TURNS = 3;

type Shown = Pick<Situation, 'shownLately'>;

export const isRested =
  ({ shownLately }: Shown) =>
  ({ id }: { readonly id: string }): boolean =>
    !shownLately.includes(id);

/** Those that have rested longest come first. */
export const longestRested = <T extends { readonly id: string }>(
  items: readonly T[],
  { shownLately }: Shown,
): readonly T[] => [...items].sort((a, b) => shownLately.lastIndexOf(a.id) - shownLately.lastIndexOf(b.id));

/** Whoever has lost half of their hit points can always rest or be healed; the others are offered it in turn. */
export const isBadlyHurt = ({ hitPoints, maxHitPoints }: Pick<Situation, 'hitPoints' | 'maxHitPoints'>): boolean =>
  hitPoints * 2 < maxHitPoints;

/** The card by which one sees to wounds: for the hurt alone. */
export const BANDAGE = 'leisure.rest-wounds';
/** The one by which one sits down for nothing: for the others. */
export const SEAT = 'leisure.rest-awhile';
