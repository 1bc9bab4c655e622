import { type VerbRule } from '../verb-rule.js';
import { type Draw } from '#game/model/draw.js';
import { coinsOf } from '../coins.js';
import { addressedIn, type Partner } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { onePiece } from '../../rules/holdings.js';
import { impossible, isImpossible, type Situated } from '../situated.js';

/** Coins from which a gift is a good one, and a princely one; below the first it is an insult to some. */
const GOOD = 10;
const PRINCELY = 25;
const PALTRY = 3;
/** Percentage of refusals after which the gift is kept all the same. */
const KEPT = 50;
const LOYALTY = 5;

const worthOf = ({ object }: Situated): number =>
  object?.of === 'coins' ? object.amount : object?.of === 'thing' ? object.item.value : 0;
const worthSteps = (worth: number): number => (worth >= PRINCELY ? -2 : worth >= GOOD ? -1 : worth < PALTRY ? 1 : 0);

/** The gift itself, no more and no less. */
const given = ({ object }: Situated) =>
  object?.of === 'coins' ? { coins: -object.amount } : object?.of === 'thing' ? { lost: onePiece(object.item) } : {};
const isSure = ({ met }: Situated, partner: Partner): boolean =>
  partner.of === 'companion' || (!met && (partner.of !== 'person' || partner.person.mood !== 'hates'));

/**
 * A gift is gone once it is taken. In an encounter it is a bribe: it may be refused, or taken for nothing (half of the
 * failures), which is the risk of bribing.
 */
export const give: VerbRule = {
  judge: (at) => {
    const { object } = at;
    if (object?.of !== 'coins' && object?.of !== 'thing')
      return impossible('You hold out your empty hand. What is it to be? Name a thing that you carry, or a sum.');
    const short = coinsOf(at);
    if (short !== null) return short;
    const partner = addressedIn(at);
    if (isImpossible(partner)) return partner;
    const requiresItem = object.of === 'thing' ? object.item.name : null;
    if (isSure(at, partner)) return { kind: 'gift', attribute: null, difficulty: 'easy', risk: 'none', requiresItem };
    const difficulty = stepped('medium', moodSteps(partner) + worthSteps(worthOf(at)) + toolSteps(at, 'gift'));
    return { kind: 'gift', attribute: 'charisma', difficulty, risk: 'none', requiresItem };
  },
  answers: (at) => at.addressee?.of !== 'companion',
  effects: (at, success, draw: Draw) => {
    if (!success) return draw('kept', 100) <= KEPT ? given(at) : {};
    const partner = addressedIn(at);
    const companion =
      !isImpossible(partner) && partner.of === 'companion'
        ? { id: partner.companion.id, loyalty: LOYALTY, hitPoints: 0, leaves: false }
        : null;
    return { ...given(at), companion };
  },
};
