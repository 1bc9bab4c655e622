import { spineOfferOf } from '#contracts/content/offer-ids.js';
import { frameOf } from '#contracts/content/tables.js';
import { type Draw } from '#contracts/dice/dice.js';
import { type Happening, type Person, type Saga, type SagaChange, THREAT_SEGMENTS, type Thread } from '#contracts/session/saga.js';
import { type Deed } from '#contracts/session/shapes.js';
import { type Hex } from '#contracts/world/hex.js';
import { cityAt } from '#contracts/world/travel.js';
import { type Outcome } from '../rules/outcome.js';
import { type StartedSession } from '../state/session.state.js';
import { timeAfter } from './calendar.rules.js';
import { oathAfter } from './oath.rules.js';
import { dealtWith, joinedBy, met, moodAfter, thinksIll } from './people.rules.js';
import { whereabouts } from './places.rules.js';
import { threatAfter } from './threat.rules.js';
import { closedThreads, openOf, threadFrom, wishOf } from './threads.rules.js';

export interface Turning {
  readonly session: StartedSession;
  readonly saga: Saga;
  readonly deed: Deed;
  readonly outcome: Outcome;
  /** The encounter that the deed has closed, and whether it was won. */
  readonly closed: { readonly frame: string; readonly won: boolean } | null;
  /** Where the player stands after the deed. */
  readonly at: Hex;
  readonly turn: number;
  readonly draw: Draw;
}

/** Of a hundred who come back for a fight and lose it, how many lose all. */
const DEADLY = 50;

interface Peopled {
  readonly people: readonly Person[];
  /** Whoever the closed encounter was with. */
  readonly them: Person | null;
  readonly happenings: readonly Happening[];
}

/** A closed encounter gives its figure a name, or somebody known one more thing to remember. */
const peopleAfter = ({ session, saga, deed, outcome, closed, at, turn, draw }: Turning): Peopled => {
  const { people, threads } = saga;
  const none: Peopled = { people, them: null, happenings: [] };
  if (closed === null) return none;
  const dealing = { turn, kind: deed.kind, success: outcome.success };
  const here = whereabouts(session.world, at);
  const known = people.find(({ id }) => id === session.standing.them);
  if (known) {
    const after = dealtWith(known, dealing, here);
    if (thinksIll(known) && deed.kind === 'force' && outcome.success && draw('dies', 100) <= DEADLY) {
      const dead = { ...after, alive: false };
      return { people: people.map((p) => (p === known ? dead : p)), them: dead, happenings: [{ kind: 'person-died', person: known.id }] };
    }
    const changed: Happening[] = after.mood === known.mood ? [] : [{ kind: 'person-changed', person: known.id, from: known.mood, to: after.mood }];
    return { people: people.map((p) => (p === known ? after : p)), them: after, happenings: changed };
  }
  const figure = frameOf(closed.frame)?.who;
  if (!figure) return none;
  const person = met(figure, session.hero.faction, people, dealing, here, draw);
  const needed = new Set(openOf(threads).map(({ them }) => them));
  return { people: joinedBy(people, person, needed), them: person, happenings: [{ kind: 'person-met', person: person.id }] };
};

/** Those whom a thread was about think better of who kept it, and worse of who let it lie. */
const judged = (people: readonly Person[], kept: Thread | null, lapsed: readonly Thread[]): readonly Person[] =>
  people.map((p) => {
    const steps = (kept?.them === p.id ? 2 : 0) - 2 * lapsed.filter(({ them }) => them === p.id).length;
    return steps === 0 ? p : { ...p, mood: moodAfter(p.mood, steps) };
  });

const companyActs = ({ shieldedBy }: Outcome, fresh: Thread | null): readonly Happening[] => [
  ...(shieldedBy === null ? [] : [{ kind: 'companion-acted' as const, companion: shieldedBy, how: 'fought' as const }]),
  ...(fresh?.kind === 'wish' ? [{ kind: 'companion-acted' as const, companion: fresh.them, how: 'wished' as const }] : []),
];

/** What stays as it was is not written again. */
const changed = <T>(before: T, after: T): T | null => (before === after ? null : after);

/** The spine after a turn: time, people, threads, the oath and the threat, in this order, and what is to be told of them. */
export const advanceSaga = (turning: Turning): SagaChange => {
  const { session, saga, deed, outcome, closed, at, turn, draw } = turning;
  const { success } = outcome;
  const calendar = timeAfter(saga.calendar, deed, success, draw);
  const newDay = calendar.day > saga.calendar.day;
  const spine = spineOfferOf(deed.offerId);

  const { people, them, happenings: meetings } = peopleAfter(turning);
  const ended = closedThreads(saga.threads, success && spine?.of === 'thread' ? spine.key : null, calendar.day);
  const opening = { threads: ended.threads, faction: session.hero.faction, world: session.world, at, day: calendar.day, turn };
  const fresh = (them?.alive && closed ? threadFrom(them, deed, success, opening, draw) : null) ?? (newDay ? wishOf(outcome.holdings.companions, opening, draw) : null);
  const threads = fresh ? [...ended.threads, fresh] : ended.threads;

  const askedIn = success && spine?.of === 'service' && spine.key === 'ask' ? (cityAt(session.world, at)?.name ?? null) : null;
  const sworn = oathAfter(saga.oath, { deed, success, won: closed?.won === true, isClosed: closed !== null, threadKept: ended.kept !== null, askedIn, day: calendar.day });
  const threatened = threatAfter(saga.threat, {
    deed, success, difficulty: session.hero.difficulty, newDay, day: calendar.day, idleDays: calendar.day - sworn.oath.movedOn, lapsed: ended.lapsed.length, at, world: session.world, turn,
  }, draw);
  const oath = threatened.threat.segments >= THREAT_SEGMENTS && sworn.oath.outcome === 'open' ? { ...sworn.oath, outcome: 'lost' as const } : sworn.oath;

  const unchanged = ended.kept === null && ended.lapsed.length === 0 && fresh === null;
  return {
    calendar, oath: changed(saga.oath, oath), threat: changed(saga.threat, threatened.threat), threads: unchanged ? null : threads,
    people: changed(saga.people, ended.kept || ended.lapsed.length > 0 ? judged(people, ended.kept, ended.lapsed) : people),
    happenings: [...companyActs(outcome, fresh), ...meetings, ...ended.happenings, ...(fresh ? [{ kind: 'thread-opened' as const, thread: fresh.id }] : []), ...sworn.happenings, ...threatened.happenings],
  };
};
