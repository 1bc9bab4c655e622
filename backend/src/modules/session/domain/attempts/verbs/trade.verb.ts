import { FOOD } from '#game/content/common/sorts-of-things.js';
import { type Item } from '#game/model/character.js';
import { onePiece } from '../../rules/holdings.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { coinsShort } from '../coins.js';
import { priceHere, wareCalled, waresHere } from '../market.js';
import { addressedIn } from '../partner.js';
import { impossible, type ImpossibleAttempt, isImpossible, type Situated } from '../situated.js';
import { type Judgement, type VerbRule } from '../verb-rule.js';

/** What a town sells, where it is asked for by its name. */
const wareIn = ({ session, object, town }: Situated): Item | null =>
  town !== null && object?.of === 'sight' ? wareCalled(session, object.name) : null;

/** In coins: a town feeds everybody in it, so a bought meal is an extra one and is paid for. */
const PRICE_OF_A_MEAL = 1;
const isMeal = ({ object, town }: Situated): boolean => town !== null && object?.of === 'sight' && object.name === FOOD;

const barter = (at: Situated, { name }: Item): Judgement => {
  const partner = addressedIn(at);
  if (isImpossible(partner)) return partner;
  const difficulty = stepped('medium', Math.max(-1, moodSteps(partner) + toolSteps(at, 'trade')));
  return { kind: 'trade', attribute: 'charisma', difficulty, risk: 'none', requiresItem: name };
};

const NAMED_MOST = 5;
/** The answer if nothing sold here is named: the game never trades a thing that the player did not name. */
const notForSale = (at: Situated): ImpossibleAttempt => {
  const partner = addressedIn(at);
  if (isImpossible(partner)) return partner;
  if (partner.of === 'companion') return impossible(`${partner.companion.name} has nothing of that kind to sell you.`);
  const sold = at.town === null ? [] : waresHere(at.session).slice(0, NAMED_MOST);
  const instead =
    sold.length === 0
      ? 'You may offer one of your own things for another.'
      : `What is sold in ${at.town ?? 'town'}, among other things: ${sold.join(', ').toLowerCase()}.`;
  return impossible(`Nobody here has that to sell. ${instead}`);
};

/** What a town sells, or serves, is bought at its price; a carried thing is exchanged for another. Nothing else is a bargain. */
export const trade: VerbRule = {
  judge: (at) => {
    const { session, object } = at;
    const ware = wareIn(at);
    const bought: Judgement = { kind: 'trade', attribute: null, difficulty: 'easy', risk: 'none' };
    if (isMeal(at)) return coinsShort(session, PRICE_OF_A_MEAL) ?? bought;
    if (ware !== null) return coinsShort(session, priceHere(session, ware)) ?? bought;
    if (object?.of === 'thing') return barter(at, object.item);
    return object?.of === 'coins'
      ? impossible('Coins for coins is no bargain. Say what you want for them.')
      : notForSale(at);
  },
  effects: (at, success) => {
    const { session, object } = at;
    const ware = wareIn(at);
    if (!success) return {};
    if (isMeal(at)) return { coins: -PRICE_OF_A_MEAL };
    if (ware !== null) return { coins: -priceHere(session, ware), gained: onePiece(ware) };
    return object?.of === 'thing' ? { lost: onePiece(object.item), finds: true } : {};
  },
};
