import { type VerbRule } from '../verb-rule.js';
import { isHungry } from '#game/model/calendar.js';
import { isFoul } from '../circumstances.js';
import { hasHappened } from '../../saga/threat.rules.js';
import { impossible, type Situated } from '../situated.js';

/** Points of a short rest, and of a night's sleep. */
const SHORT = 3;
const NIGHT = { fixed: 1, die: 6 } as const;

/** A roof or a quiet night needs no roll; rain and the hunter do. */
const isQuiet = (at: Situated): boolean => {
  const { saga } = at.session;
  return at.town !== null || (!isFoul(at) && !(saga !== null && hasHappened(saga.threat, 'hunter')));
};

export const rest: VerbRule = {
  judge: (at) => {
    if (at.met) return impossible('Nobody could close an eye with this in front of them. See to it first.');
    const kind = at.attempt.until === null ? 'patience' : 'rest';
    return { kind, attribute: isQuiet(at) ? null : 'vigour', difficulty: 'easy', risk: 'none' };
  },
  effects: ({ attempt, session: { saga } }, success, draw) => {
    if (!success || (saga !== null && isHungry(saga.calendar))) return {};
    const healed = attempt.until === null ? draw('heal', SHORT) : NIGHT.fixed + draw('heal', NIGHT.die);
    return { hitPointsGained: healed, loyalty: 1 };
  },
  toward: () => 'neither',
};
