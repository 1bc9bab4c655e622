import { type VerbRule } from '../verb-rule.js';
import { opponentIn } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { impossible, isImpossible } from '../situated.js';

const COINS = 6;

export const trick: VerbRule = {
  judge: (at) => {
    const partner = opponentIn(at);
    if (isImpossible(partner)) return partner;
    if (partner.of === 'companion')
      return impossible(`${partner.companion.name} has travelled with you too long to be taken in by that.`);
    const trust = partner.of === 'person' ? moodSteps(partner) : 0;
    const difficulty = stepped('medium', Math.max(-1, trust + toolSteps(at, 'craft')));
    return { kind: 'craft', attribute: 'intellect', difficulty, risk: 'slight' };
  },
  effects: (at, success, draw) =>
    success && at.object?.of === 'coins' ? { coins: Math.min(at.object.amount, draw('coins', COINS)) } : {},
  toward: () => 'against',
};
