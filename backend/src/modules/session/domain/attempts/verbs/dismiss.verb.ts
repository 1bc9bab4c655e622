import { type VerbRule } from '../verb-rule.js';
import { meantIn } from '../partner.js';
import { impossible, isImpossible } from '../situated.js';
import { talk } from './talk.verb.js';

/** A companion who is sent away goes. Anybody else has to be talked into it. */
export const dismiss: VerbRule = {
  judge: (at) => {
    const them = meantIn(at);
    if (them !== null && isImpossible(them)) return them;
    if (them?.of === 'companion') return { kind: 'talk', attribute: null, difficulty: 'easy', risk: 'none' };
    if (at.met) return talk.judge(at);
    return impossible('There is nobody with you to send away.');
  },
  answers: (at) => at.object?.of !== 'companion' && at.addressee?.of !== 'companion',
  effects: (at, success) => {
    const them = meantIn(at);
    if (!success || them === null || isImpossible(them) || them.of !== 'companion') return {};
    return { companion: { id: them.companion.id, loyalty: 0, hitPoints: 0, leaves: true } };
  },
};
