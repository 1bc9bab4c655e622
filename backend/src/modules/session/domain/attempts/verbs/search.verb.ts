import { type VerbRule } from '../verb-rule.js';
import { gone } from '../partner.js';
import { handsSteps, sensesSteps, sightSteps, stepped, toolSteps, weatherSteps } from '../circumstances.js';

/** Percentage of good searches that find a thing; a hard one is rewarded for it. */
const FINDS = { usual: 60, hard: 80 } as const;

export const search: VerbRule = {
  judge: (at) => {
    if (at.object?.of === 'person' && !at.object.here) return gone(at.object.person);
    const help = Math.max(-1, sensesSteps(at) + handsSteps(at) + toolSteps(at, 'explore'));
    const difficulty = stepped('medium', sightSteps(at) + weatherSteps(at) + help);
    return { kind: 'explore', attribute: 'perception', difficulty, risk: 'none' };
  },
  effects: (at, success, draw) => {
    if (!success) return {};
    const chance = sightSteps(at) > 0 ? FINDS.hard : FINDS.usual;
    return { finds: draw('find', 100) <= chance };
  },
  toward: () => 'neither',
};
