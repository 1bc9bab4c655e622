import { type VerbRule } from '../verb-rule.js';
import { meantIn } from '../partner.js';
import { sensesSteps, sightSteps, stepped, toolSteps } from '../circumstances.js';
import { newsOn } from '../news.js';
import { impossible, isImpossible } from '../situated.js';

/** The followed person leads to what the oath asks for next. */
export const follow: VerbRule = {
  judge: (at) => {
    const partner = meantIn(at);
    if (partner !== null && isImpossible(partner)) return partner;
    if (partner?.of === 'companion') return impossible(`It is ${partner.companion.name} who follows you.`);
    if (partner === null && at.object?.of !== 'sight' && !at.met)
      return impossible('There is no track here, and nobody going anywhere.');
    const difficulty = stepped('medium', Math.max(-1, sensesSteps(at) + toolSteps(at, 'explore')) + sightSteps(at));
    return { kind: 'explore', attribute: 'perception', difficulty, risk: 'slight' };
  },
  effects: ({ session }, success) => (success ? { news: newsOn(session, null) } : {}),
  toward: () => 'neither',
};
