import { isImpossible } from '../situated.js';
import { type VerbRule } from '../verb-rule.js';
import { isInstrument } from '#game/content/common/sorts-of-things.js';
import { bodySteps, stepped, toolSteps } from '../circumstances.js';
import { meantIn } from '../partner.js';
import { arePeopleMet } from '../who-is-here.js';

const COINS = 3;
const LOYALTY = 3;

/** Company is glad of a song, and a town may pay for one; to people in the way it is an answer like another. */
export const sing: VerbRule = {
  judge: (at) => {
    const listener = meantIn(at);
    if (listener !== null && isImpossible(listener)) return listener;
    const difficulty = stepped('medium', toolSteps(at, 'talk', isInstrument) + bodySteps(at));
    return { kind: 'talk', attribute: 'charisma', difficulty, risk: 'none' };
  },
  answers: ({ session, addressee }) => addressee?.of !== 'companion' && arePeopleMet(session),
  effects: ({ town, met }, success, draw) =>
    success ? { loyalty: LOYALTY, coins: town !== null && !met ? draw('coins', COINS) : 0 } : {},
};
