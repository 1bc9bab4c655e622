import { type Situation } from '../../model/encounter.js';

/** A card that was in a menu at leisure rests for this many turns, and another takes its place. */
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

/** A player with under half of the hit points can always rest or be healed; any other gets these offers in turn. */
export const isBadlyHurt = ({ hitPoints, maxHitPoints }: Pick<Situation, 'hitPoints' | 'maxHitPoints'>): boolean =>
  hitPoints * 2 < maxHitPoints;

/** The card for seeing to wounds, which only the hurt get. */
export const BANDAGE = 'leisure.rest-wounds';
/** The card for just sitting down, which the others get. */
export const SEAT = 'leisure.rest-awhile';
