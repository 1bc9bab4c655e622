import { type VerbRule } from '../verb-rule.js';
import { meantIn } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { impossible, isImpossible } from '../situated.js';

/** Mercy has to be believed by the one who gets it. */
export const spare: VerbRule = {
  judge: (at) => {
    const them = meantIn(at);
    if (them !== null && isImpossible(them)) return them;
    if (!at.met) return impossible('Nobody here is at your mercy. You think well of yourself, and leave it there.');
    const difficulty = stepped('medium', Math.max(-1, moodSteps(them) + toolSteps(at, 'patience')));
    return { kind: 'patience', attribute: 'charisma', difficulty, risk: 'slight' };
  },
  effects: (_, success) => (success ? { loyalty: 2 } : {}),
  toward: () => 'for',
};
