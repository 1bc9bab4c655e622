import { type AnyEnvelope, sample } from '../../../support/projections/samples.js';
import { type Person, TAKEN } from './random-people.js';
import { below, DAYS, iso, MINUTE_MS, momentOn, oneIn, oneOf } from './random.js';

interface Opened {
  readonly visitId: string;
  readonly beganAt: number;
  readonly isFirst: boolean;
  /** Null for nobody known. */
  readonly person: Person | null;
}

const knownAt = (person: Person | null, at: number): string | null =>
  person !== null && person.arrivedAt <= at && !oneIn(4) ? person.userId : null;

const step = ({ visitId, beganAt, person }: Opened, name: 'difficulty' | 'world'): AnyEnvelope => {
  const reachedAt = Math.max(beganAt, oneIn(4) ? 0 : (person?.arrivedAt ?? 0)) + below(20 * MINUTE_MS);
  const known = knownAt(person, reachedAt);
  // If a guest signs in to their account during the visit, later steps name that account.
  const userId = known !== null && name === 'world' && oneIn(3) ? (TAKEN[known] ?? known) : known;
  return sample('VisitStepReached', { visitId, userId, step: name, reachedAt: iso(reachedAt) });
};

/** A call that fails is not repeated: any step may be missing. */
const visit = (opened: Opened): readonly AnyEnvelope[] => [
  sample('VisitBegan', {
    ...{ visitId: opened.visitId, isFirst: opened.isFirst, beganAt: iso(opened.beganAt) },
    userId: knownAt(opened.person, opened.beganAt),
  }),
  ...(oneIn(5) ? [] : [step(opened, 'difficulty')]),
  ...(oneIn(4) ? [] : [step(opened, 'world')]),
];

/** None for a person whose browser asks not to track; others visit by one or more devices, known or not yet. */
export const visitsOf = (person: Person): readonly AnyEnvelope[] =>
  Array.from({ length: oneOf([0, 1, 1, 1, 2, 3]) }, (_, n) => {
    const beganAt = n === 0 ? person.arrivedAt - below(30 * MINUTE_MS) : momentOn(oneOf(DAYS));
    return visit({ visitId: `visit ${n} of ${person.userId}`, beganAt, isFirst: !oneIn(5), person });
  }).flat();

export const visitsOfNobody = (count: number): readonly AnyEnvelope[] =>
  Array.from({ length: count }, (_, n) =>
    visit({ visitId: `visit ${n} of nobody`, beganAt: momentOn(oneOf(DAYS)), isFirst: !oneIn(5), person: null }),
  ).flat();
