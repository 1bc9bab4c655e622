import { type VerbRule } from '../verb-rule.js';
import { isEdible } from '#game/content/common/sorts-of-things.js';
import { foodLeft } from '#game/model/calendar.js';
import { onePiece } from '../../rules/holdings.js';
import { foodIn } from '../things.js';
import { impossible, type ImpossibleAttempt, type Situated } from '../situated.js';

const HEALED = 2;

/** The food that is meant: the one named, or in the wild the cheapest; null for a town's table and for provisions. */
const foodOf = ({ object, town, session }: Situated) =>
  object?.of === 'thing' ? object.item : town === null && object === null ? foodIn(session) : null;
/** What is eaten where it stands, a spring or a bush, takes nothing from the pack. */
const isOfPlace = ({ object, town }: Situated): boolean => town !== null || object?.of === 'sight';
const hasProvisions = (at: Situated): boolean => {
  const { saga } = at.session;
  return isOfPlace(at) || saga === null || (foodLeft(saga.calendar) ?? 1) > 0;
};

const inedible = ({ object }: Situated): ImpossibleAttempt | null => {
  if (object?.of === 'thing')
    return isEdible(object.item)
      ? null
      : impossible(`You have been hungry before, but never hungry enough for ${object.item.name.toLowerCase()}.`);
  return object === null || object.of === 'sight' ? null : impossible('That is not for eating.');
};

/**
 * A carried food is gone and feeds; in a town there is a meal; on the road there are provisions for a few days: a ration
 * of them strengthens as food does, and is a day's worth less (`rationsOf`).
 */
export const eat: VerbRule = {
  judge: (at) => {
    const not = inedible(at);
    if (not !== null) return not;
    const food = foodOf(at);
    if (food === null && !hasProvisions(at))
      return impossible('There is not a crumb left in the bottom of your pack. You looked yesterday, too.');
    return { kind: 'patience', attribute: null, difficulty: 'easy', risk: 'none', requiresItem: food?.name ?? null };
  },
  answers: () => false,
  effects: (at, success, draw) => {
    const food = foodOf(at);
    if (!success || (food === null && isOfPlace(at))) return {};
    return { lost: food && onePiece(food), hitPointsGained: draw('heal', HEALED) };
  },
  toward: () => 'neither',
};
