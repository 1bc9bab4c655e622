import { type VerbRule } from '../verb-rule.js';
import { opponentIn } from '../partner.js';
import { bodySteps, handsSteps, stepped } from '../circumstances.js';
import { newsOn } from '../news.js';
import { impossible, isImpossible } from '../situated.js';

const COINS = 6;

/** Fear gives up what is asked for: coins, or what somebody knows. It is remembered. */
export const threaten: VerbRule = {
  judge: (at) => {
    const partner = opponentIn(at);
    if (isImpossible(partner)) return partner;
    if (partner.of === 'companion')
      return impossible(`${partner.companion.name} looks at you, and waits until you are yourself again.`);
    const difficulty = stepped('medium', Math.max(-1, handsSteps(at)) + bodySteps(at));
    return { kind: 'talk', attribute: 'strength', difficulty, risk: 'serious' };
  },
  effects: (at, success, draw) => {
    if (!success) return {};
    if (at.object?.of === 'coins') return { coins: Math.min(at.object.amount, draw('coins', COINS)) };
    return at.met ? {} : { news: newsOn(at.session, at.addressee === null ? null : at.object) };
  },
  toward: () => 'against',
};
