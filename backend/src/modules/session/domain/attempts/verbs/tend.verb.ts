import { type VerbRule } from '../verb-rule.js';
import { isMedicine } from '#game/content/common/sorts-of-things.js';
import { meantIn, type Partner } from '../partner.js';
import { stepped, toolSteps } from '../circumstances.js';
import { impossible, type ImpossibleAttempt, isImpossible, type Situated } from '../situated.js';

const HEALED = 6;
const LOYALTY = 4;

/** Who or what is tended, also what is only seen here; null for the player. */
const patientIn = (at: Situated): Partner | ImpossibleAttempt | null =>
  meantIn(at) ?? (at.object?.of === 'sight' || at.object?.of === 'thing' ? { of: 'folk' } : null);
const isWhole = ({ session: { holdings, hero } }: Situated, patient: Partner | null): boolean =>
  patient === null
    ? holdings.hitPoints >= hero.maxHitPoints
    : patient.of === 'companion' && patient.companion.hitPoints >= patient.companion.maxHitPoints;

/** Heals a companion or oneself, and is a kindness to anybody else. */
export const tend: VerbRule = {
  judge: (at) => {
    const patient = patientIn(at);
    if (patient !== null && isImpossible(patient)) return patient;
    if (isWhole(at, patient))
      return impossible(
        patient?.of === 'companion'
          ? `${patient.companion.name} has not a scratch to show you.`
          : 'You look yourself over, and there is nothing to bind up.',
      );
    const help = toolSteps(at, 'craft', isMedicine);
    const isOwn = patient === null || patient.of === 'companion';
    const difficulty = stepped('medium', help + (at.met && isOwn ? 1 : 0));
    return { kind: 'craft', attribute: 'intellect', difficulty, risk: 'none' };
  },
  answers: (at) => {
    const patient = patientIn(at);
    return patient !== null && !isImpossible(patient) && patient.of !== 'companion';
  },
  effects: (at, success, draw) => {
    const patient = patientIn(at);
    if (!success || (patient !== null && isImpossible(patient))) return {};
    const healed = draw('heal', HEALED);
    if (patient === null) return { hitPointsGained: healed };
    return patient.of === 'companion'
      ? { companion: { id: patient.companion.id, loyalty: LOYALTY, hitPoints: healed, leaves: false } }
      : {};
  },
  toward: () => 'for',
};
