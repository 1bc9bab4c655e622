import { isImpossible } from '../situated.js';
import { type VerbRule } from '../verb-rule.js';
import { isForOthers, spokenToIn } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';

const LOYALTY = 3;

/** Company is never refused by those who go along; others may think better or worse of the player for it. */
export const talk: VerbRule = {
  judge: (at) => {
    const partner = spokenToIn(at);
    if (isImpossible(partner)) return partner;
    const difficulty = stepped('medium', Math.max(-1, moodSteps(partner) + toolSteps(at, 'talk')));
    const isSure = partner.of === 'companion' || (partner.of === 'folk' && !at.met);
    return {
      kind: 'talk',
      attribute: isSure ? null : 'charisma',
      difficulty: isSure ? 'easy' : difficulty,
      risk: 'none',
    };
  },
  answers: isForOthers,
  effects: (at, success) => {
    const partner = spokenToIn(at);
    if (!success || isImpossible(partner) || partner.of !== 'companion') return {};
    return { companion: { id: partner.companion.id, loyalty: LOYALTY, hitPoints: 0, leaves: false } };
  },
};
