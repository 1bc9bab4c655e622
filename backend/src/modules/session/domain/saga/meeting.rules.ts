import { frameOf } from '#contracts/content/tables.js';
import { type Happening, type Person, type Thread } from '#contracts/session/saga.js';
import { dealtWith, joinedBy, met, moodAfter, thinksIll } from './people.rules.js';
import { whereabouts } from './places.rules.js';
import { openOf } from './threads.rules.js';
import { type Turning } from './turning.js';

/** Of a hundred who come back for a fight and lose it, how many lose all. */
const DEADLY = 50;

export interface Meeting {
  readonly people: readonly Person[];
  /** Whoever the closed encounter was with. */
  readonly them: Person | null;
  readonly happenings: readonly Happening[];
}

const dealingOf = ({ deed, outcome, turn }: Turning) => ({ turn, kind: deed.kind, success: outcome.success });

/** Somebody known has one more thing to remember, or nothing any more. */
const metAgain = (turning: Turning, known: Person): Meeting => {
  const { session, saga, deed, outcome, at, draw } = turning;
  const dealt = dealtWith(known, dealingOf(turning), whereabouts(session.world, at));
  const dies = thinksIll(known) && deed.kind === 'force' && outcome.success && draw('dies', 100) <= DEADLY;
  const them = dies ? { ...dealt, alive: false } : dealt;
  const changed: Happening[] = them.mood === known.mood ? [] : [{ kind: 'person-changed', person: known.id, from: known.mood, to: them.mood }];
  return { people: saga.people.map((p) => (p === known ? them : p)), them, happenings: dies ? [{ kind: 'person-died', person: known.id }] : changed };
};

/** A closed encounter gives its figure a name, or somebody known one more thing to remember. */
export const meetingOf = (turning: Turning): Meeting => {
  const { session, saga: { people, threads }, closed, at, draw } = turning;
  const known = people.find(({ id }) => id === session.standing.them);
  if (closed && known) return metAgain(turning, known);
  const figure = closed && frameOf(closed.frame)?.who;
  if (!figure) return { people, them: null, happenings: [] };
  const person = met(figure, session.hero.faction, people, dealingOf(turning), whereabouts(session.world, at), draw);
  const needed = new Set(openOf(threads).map(({ them }) => them));
  return { people: joinedBy(people, person, needed), them: person, happenings: [{ kind: 'person-met', person: person.id }] };
};

/** Those whom a thread was with think better of who kept it, and worse of who let it lie. */
export const judged = (people: readonly Person[], kept: Thread | null, lapsed: readonly Thread[]): readonly Person[] => {
  const stepsOf = ({ id }: Person): number => (kept?.them === id ? 2 : 0) - 2 * lapsed.filter(({ them }) => them === id).length;
  return people.some((p) => stepsOf(p) !== 0) ? people.map((p) => ({ ...p, mood: moodAfter(p.mood, stepsOf(p)) })) : people;
};
