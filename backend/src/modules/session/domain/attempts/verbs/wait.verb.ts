import { type VerbRule } from '../verb-rule.js';

/** Time passes; where something is in the way, waiting is a test of who can bear it longer. */
export const wait: VerbRule = {
  judge: (at) =>
    at.met
      ? { kind: 'patience', attribute: 'endurance', difficulty: 'medium', risk: 'none' }
      : { kind: 'patience', attribute: null, difficulty: 'easy', risk: 'none' },
  effects: () => ({}),
  toward: () => 'neither',
};
