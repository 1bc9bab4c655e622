import { type VerbRule } from '../verb-rule.js';
import { addressedIn } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { cheapest, onePiece } from '../../rules/holdings.js';
import { impossible, isImpossible, type Situated } from '../situated.js';

/** A haggler's gain, as a part of the value. */
const HAGGLED = 4;

/** The named thing, or else the cheapest, as a stall takes it. */
const soldIn = ({ object, session }: Situated) =>
  object?.of === 'thing' ? object.item : object === null ? cheapest(session.holdings.inventory) : null;

/** The thing named is sold, or nothing is. */
export const sell: VerbRule = {
  judge: (at) => {
    const item = soldIn(at);
    if (item === null)
      return impossible(
        at.object === null
          ? 'You turn out your pack, and there is nothing in it to sell.'
          : 'That is not yours to sell.',
      );
    const partner = addressedIn(at);
    if (isImpossible(partner)) return partner;
    if (partner.of === 'companion')
      return impossible('Those who go with you share what there is already. For a sale there must be a buyer.');
    const ease = partner.of === 'folk' ? -1 : 0;
    const difficulty = stepped('medium', Math.max(-1, moodSteps(partner) + ease + toolSteps(at, 'trade')));
    return { kind: 'trade', attribute: 'charisma', difficulty, risk: 'none', requiresItem: item.name };
  },
  effects: (at, success, draw) => {
    const item = soldIn(at);
    if (!success || item === null) return {};
    const haggled = draw('haggle', Math.ceil(item.value / HAGGLED) + 1) - 1;
    return { lost: onePiece(item), coins: item.value + haggled };
  },
};
