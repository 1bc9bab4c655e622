import { areAllOpen } from '../../saga/threads.rules.js';
import { isForOthers, spokenToIn, type Partner } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';
import { impossible, isImpossible, type Situated } from '../situated.js';
import { type Judgement, type VerbRule } from '../verb-rule.js';

const LOYALTY = 4;

/** A promise is made to somebody, and never to a crowd. */
const witnessIn = (at: Situated) => spokenToIn(at);
const isFull = ({ session: { saga } }: Situated): boolean => saga !== null && areAllOpen(saga.threads);

const judgedWith = (at: Situated, partner: Partner): Judgement => {
  if (partner.of === 'companion') return { kind: 'talk', attribute: null, difficulty: 'easy', risk: 'none' };
  if (isFull(at))
    return impossible(
      'Three matters are open already, and a fourth word given would be one too many. See to one of them.',
    );
  const difficulty = stepped('medium', Math.max(-1, moodSteps(partner) + toolSteps(at, 'talk')));
  return { kind: 'talk', attribute: 'charisma', difficulty, risk: 'none' };
};

/** A promise that is believed becomes a thread of the saga. */
export const promise: VerbRule = {
  judge: (at) => {
    const partner = witnessIn(at);
    return isImpossible(partner) ? partner : judgedWith(at, partner);
  },
  answers: isForOthers,
  effects: (at, success) => {
    const partner = witnessIn(at);
    if (!success || isImpossible(partner)) return {};
    if (partner.of !== 'companion') return { promises: true };
    return { companion: { id: partner.companion.id, loyalty: LOYALTY, hitPoints: 0, leaves: false } };
  },
  toward: () => 'for',
};
