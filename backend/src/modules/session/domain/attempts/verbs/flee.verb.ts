import { type VerbRule } from '../verb-rule.js';
import { bodySteps, stepped, toolSteps } from '../circumstances.js';
import { impossible, type Situated } from '../situated.js';

const mountSteps = ({ session: { holdings } }: Situated): number =>
  holdings.companions.some(({ type }) => type === 'mount') ? -1 : 0;

export const flee: VerbRule = {
  judge: (at) => {
    if (!at.met) return impossible('Nothing is after you that can be run from. The ways out are open; take one.');
    const help = Math.max(-1, mountSteps(at) + toolSteps(at, 'flight'));
    return {
      kind: 'flight',
      attribute: 'reflexes',
      difficulty: stepped('medium', help + bodySteps(at)),
      risk: 'slight',
    };
  },
  effects: () => ({}),
  toward: () => 'neither',
};
