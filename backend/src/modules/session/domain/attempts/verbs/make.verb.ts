import { type VerbRule } from '../verb-rule.js';
import { isTool } from '#game/content/common/sorts-of-things.js';
import { handsSteps, stepped, toolSteps, weatherSteps } from '../circumstances.js';
import { partnerOf } from '../partner.js';
import { impossible, isImpossible, type Situated } from '../situated.js';

const COMFORT = 3;
const LOYALTY = 2;

/** For whom the work is done; null where it is the player's own. */
const helpedIn = (at: Situated) => partnerOf(at, at.addressee);
const isHelp = (at: Situated): boolean => {
  const helped = helpedIn(at);
  return helped !== null && !isImpossible(helped) && helped.of !== 'companion';
};

/** What is made on the way is a comfort there and is left there: nothing new enters the pack. To help somebody is a kindness. */
export const make: VerbRule = {
  judge: (at) => {
    if (at.object !== null && at.object.of !== 'thing' && at.object.of !== 'sight')
      return impossible('That is not made with the hands.');
    const helped = helpedIn(at);
    if (isImpossible(helped)) return helped;
    const help = Math.max(-1, handsSteps(at) + toolSteps(at, 'craft', isTool));
    return {
      kind: 'craft',
      attribute: 'intellect',
      difficulty: stepped('medium', help + weatherSteps(at)),
      risk: 'none',
    };
  },
  effects: (at, success, draw) => {
    if (!success) return {};
    return at.met ? { loyalty: LOYALTY } : { loyalty: LOYALTY, hitPointsGained: draw('heal', COMFORT) };
  },
  toward: (at) => (isHelp(at) ? 'for' : 'neither'),
};
