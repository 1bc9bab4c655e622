import { type VerbRule } from '../verb-rule.js';
import { coverSteps, stepped, toolSteps } from '../circumstances.js';

/** Out of sight: from an encounter it is a way out, and in the quiet it is only prudence. */
export const hide: VerbRule = {
  judge: (at) => {
    const kind = at.met ? 'flight' : 'patience';
    if (!at.met) return { kind, attribute: null, difficulty: 'easy', risk: 'none' };
    const difficulty = stepped('medium', Math.max(-1, coverSteps(at) + toolSteps(at, 'flight')));
    return { kind, attribute: 'reflexes', difficulty, risk: 'slight' };
  },
  effects: () => ({}),
  toward: () => 'neither',
};
