import { frameOf } from '#game/content/catalogue.js';
import { towardOf } from '#game/play/deeds.js';
import { type Happening, type Person, type Thread } from '#game/model/saga.js';
import { type Dealt, dealtWith, isReconciled, joinedBy, met, moodAfter, thinksIll } from './people.rules.js';
import { whereabouts } from './places.rules.js';
import { openOf } from './threads.rules.js';
import { type Turning } from './turning.js';

export interface Meeting {
  readonly people: readonly Person[];
  /** Whoever the closed encounter was with. */
  readonly them: Person | null;
  /** Whether they came with a grudge and went without one. */
  readonly reconciled: boolean;
  readonly happenings: readonly Happening[];
}

export const dealtIn = ({ deed, outcome, closed, turn }: Turning): Dealt => ({
  turn,
  kind: deed.kind,
  success: outcome.success,
  toward: closed ? towardOf(closed.frame, deed) : undefined,
});

/** Somebody known has one more thing to remember, or nothing any more: who is fought to the end and beaten. */
const metAgain = (turning: Turning, known: Person): Meeting => {
  const { session, saga, at } = turning;
  const dealt = dealtIn(turning);
  const dies = thinksIll(known) && dealt.toward === 'deadly' && dealt.success;
  const them = { ...dealtWith(known, dealt, whereabouts(session.world, at)), alive: !dies };
  const changed: Happening[] =
    them.mood === known.mood ? [] : [{ kind: 'person-changed', person: known.id, from: known.mood, to: them.mood }];
  return {
    people: saga.people.map((p) => (p === known ? them : p)),
    them,
    reconciled: isReconciled(known, dealt),
    happenings: dies ? [{ kind: 'person-died', person: known.id }] : changed,
  };
};

/** A closed encounter gives its figure a name, or somebody known one more thing to remember. */
export const meetingOf = (turning: Turning): Meeting => {
  const {
    session,
    saga: { people, threads },
    closed,
    at,
    draw,
  } = turning;
  const known = people.find(({ id }) => id === session.standing.them);
  if (closed && known) return metAgain(turning, known);
  const figure = closed && frameOf(closed.frame)?.who;
  if (!figure) return { people, them: null, reconciled: false, happenings: [] };
  const person = met(figure, session.hero, people, dealtIn(turning), whereabouts(session.world, at), draw);
  const needed = new Set(openOf(threads).map(({ them }) => them));
  return {
    people: joinedBy(people, person, needed),
    them: person,
    reconciled: false,
    happenings: [{ kind: 'person-met', person: person.id }],
  };
};

/** Those whom a thread was with think better of who kept it, and worse of who let it lie. */
export const judged = (
  people: readonly Person[],
  kept: Thread | null,
  lapsed: readonly Thread[],
): readonly Person[] => {
  const stepsOf = ({ id }: Person): number =>
    (kept?.them === id ? 2 : 0) - 2 * lapsed.filter(({ them }) => them === id).length;
  return people.some((p) => stepsOf(p) !== 0)
    ? people.map((p) => ({ ...p, mood: moodAfter(p.mood, stepsOf(p)) }))
    : people;
};
