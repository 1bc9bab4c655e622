import { isImpossible } from '../situated.js';
import { type VerbRule } from '../verb-rule.js';
import { isForOthers, spokenToIn } from '../partner.js';
import { moodSteps, stepped, toolSteps } from '../circumstances.js';

const LOYALTY = 6;

/** What is taught binds the learner to the teacher. */
export const teach: VerbRule = {
  judge: (at) => {
    const pupil = spokenToIn(at);
    if (isImpossible(pupil)) return pupil;
    const difficulty = stepped('medium', Math.max(-1, moodSteps(pupil) + toolSteps(at, 'talk')));
    return { kind: 'talk', attribute: 'intellect', difficulty, risk: 'none' };
  },
  answers: isForOthers,
  effects: (at, success) => {
    const pupil = spokenToIn(at);
    if (!success || isImpossible(pupil) || pupil.of !== 'companion') return {};
    return { companion: { id: pupil.companion.id, loyalty: LOYALTY, hitPoints: 0, leaves: false } };
  },
  toward: () => 'for',
};
