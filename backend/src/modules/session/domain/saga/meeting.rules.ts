import { frameOf } from '#game/content/catalogue.js';
import { towardOf } from '#game/play/deeds.js';
import { matterOf } from '#game/model/offer-ids.js';
import { type Happening, type Person, type Thread } from '#game/model/saga.js';
import {
  type Treatment,
  personAfter,
  isReconciled,
  withPerson,
  newPerson,
  moodAfter,
  thinksIll,
} from './people.rules.js';
import { whereabouts } from './places.rules.js';
import { openOf } from './threads.rules.js';
import { towardOfAttempt } from '../attempts/judge-attempt.js';
import { isHere } from '../attempts/who-is-here.js';
import { type JudgedTurn } from './judged-turn.js';

export interface Meeting {
  readonly people: readonly Person[];
  /** The person of the closed encounter. */
  readonly them: Person | null;
  /** Whether that person gave up a grudge. */
  readonly reconciled: boolean;
  readonly happenings: readonly Happening[];
}

export const treatmentIn = ({ session, deed, outcome, closed, turn }: JudgedTurn): Treatment => ({
  turn,
  kind: deed.kind,
  success: outcome.success,
  toward:
    towardOfAttempt(session, deed, outcome.success) ??
    (closed && deed.attempt === null ? towardOf(closed.frame, deed) : undefined),
});

/** Somebody who holds the failure against the player thinks a step worse of them. */
const grudging = ({ outcome }: JudgedTurn, person: Person): Person =>
  outcome.setback === 'grudge' ? { ...person, mood: moodAfter(person.mood, -1) } : person;

/** A known person remembers one more deed, or dies: a foe who loses a deadly fight. */
const metAgain = (judged: JudgedTurn, known: Person): Meeting => {
  const { session, saga, at } = judged;
  const treatment = treatmentIn(judged);
  const dies = thinksIll(known) && treatment.toward === 'deadly' && treatment.success;
  const them = grudging(judged, { ...personAfter(known, treatment, whereabouts(session.world, at)), alive: !dies });
  const changed: Happening[] =
    them.mood === known.mood ? [] : [{ kind: 'person-changed', person: known.id, from: known.mood, to: them.mood }];
  return {
    people: saga.people.map((p) => (p === known ? them : p)),
    them,
    reconciled: isReconciled(known, treatment),
    happenings: dies ? [{ kind: 'person-died', person: known.id }] : changed,
  };
};

/** Id of the person who was called on. */
const calledOn = ({ deed: { offerId } }: JudgedTurn): string | null => {
  const matter = matterOf(offerId);
  return matter?.key === 'call' ? matter.about : null;
};

/** Id of the person to whom an attempt was made, outside of an encounter. */
const dealtWith = ({ session, saga, deed: { attempt } }: JudgedTurn): string | null => {
  if (attempt === null || session.standing.frame !== null) return null;
  const { addressee, object, verb } = attempt;
  const to = addressee ?? (verb === 'ask' ? null : object);
  const person = to?.of === 'person' ? saga.people.find(({ id }) => id === to.id) : undefined;
  return person && isHere(session, person) ? person.id : null;
};

/** A closed encounter gives its figure a name, or adds a memory to a known person. */
export const meetingOf = (judged: JudgedTurn): Meeting => {
  const {
    session,
    saga: { people, threads },
    closed,
    at,
    draw,
  } = judged;
  const known = people.find(
    ({ id }) => id === (closed ? session.standing.them : (calledOn(judged) ?? dealtWith(judged))),
  );
  if (known) return metAgain(judged, known);
  const figure = closed && frameOf(closed.frame)?.who;
  if (!figure) return { people, them: null, reconciled: false, happenings: [] };
  const encountered = { figure, hero: session.hero, people, treatment: treatmentIn(judged) };
  const person = grudging(judged, newPerson({ ...encountered, at: whereabouts(session.world, at) }, draw));
  const needed = new Set(openOf(threads).map(({ them }) => them));
  return {
    people: withPerson(people, person, needed),
    them: person,
    reconciled: false,
    happenings: [{ kind: 'person-met', person: person.id }],
  };
};

/** The mood of a thread's person rises when the player keeps it, and falls when it lapses. */
export const moodsAfterThreads = (
  people: readonly Person[],
  kept: readonly Thread[],
  lapsed: readonly Thread[],
): readonly Person[] => {
  const stepsOf = ({ id }: Person): number =>
    2 * (kept.filter(({ them }) => them === id).length - lapsed.filter(({ them }) => them === id).length);
  return people.some((p) => stepsOf(p) !== 0)
    ? people.map((p) => ({ ...p, mood: moodAfter(p.mood, stepsOf(p)) }))
    : people;
};

/** Reports each person's mood as it is after the whole turn: threads that ended may have changed it again. */
export const moodsAsSettled = (
  happenings: readonly Happening[],
  people: readonly Pick<Person, 'id' | 'mood'>[],
): readonly Happening[] =>
  happenings.flatMap((happening): readonly Happening[] => {
    if (happening.kind !== 'person-changed') return [happening];
    const to = people.find(({ id }) => id === happening.person)?.mood ?? happening.to;
    return to === happening.from ? [] : [{ ...happening, to }];
  });
