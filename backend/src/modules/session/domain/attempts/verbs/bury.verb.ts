import { type VerbRule } from '../verb-rule.js';
import { sameHex } from '#game/model/hex.js';
import { hereOf } from '../../rules/situation.js';
import { onePiece } from '../../rules/holdings.js';
import { handsSteps, stepped, toolSteps } from '../circumstances.js';
import { isTool } from '#game/content/common/sorts-of-things.js';
import { impossible, type Situated } from '../situated.js';

const LOYALTY = 3;

/** The dead of this place, something that lies here, or a thing of one's own. */
const isToBury = ({ object, session }: Situated): boolean =>
  object?.of === 'thing' ||
  object?.of === 'sight' ||
  (object?.of === 'person' && !object.person.alive && sameHex(object.person.at, session.holdings.location));

/** What is buried is gone; the living are glad that it was done. */
export const bury: VerbRule = {
  judge: (at) => {
    if (hereOf(at.session).terrain === 'ocean')
      return impossible('There is no earth to dig out here, only sea to give to.');
    if (at.object?.of === 'person' && at.object.person.alive)
      return impossible(`${at.object.person.name} is alive, and would object.`);
    if (!isToBury(at)) return impossible('There is nothing here that wants burying.');
    const requiresItem = at.object?.of === 'thing' ? at.object.item.name : null;
    const help = Math.max(-1, handsSteps(at) + toolSteps(at, 'craft', isTool));
    return {
      kind: 'patience',
      attribute: 'endurance',
      difficulty: stepped('medium', help),
      risk: 'none',
      requiresItem,
    };
  },
  answers: (at) => at.object?.of === 'sight',
  effects: ({ object }, success) =>
    success ? { loyalty: LOYALTY, lost: object?.of === 'thing' ? onePiece(object.item) : null } : {},
  toward: () => 'for',
};
