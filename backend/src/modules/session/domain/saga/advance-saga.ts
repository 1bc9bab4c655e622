import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Companion } from '#game/model/character.js';
import { type Calendar, isHungry } from '#game/model/calendar.js';
import {
  type Happening,
  type Oath,
  type SagaChange,
  type Threat,
  THREAT_SEGMENTS,
  type Thread,
} from '#game/model/saga.js';
import { cityAt } from '#game/rules/world/travel.js';
import { eatsBy, fedAfter, timeAfter } from './calendar.rules.js';
import { leastLoyal } from './company.rules.js';
import { treatmentIn, moodsAfterThreads, type Meeting, meetingOf } from './meeting.rules.js';
import { oathAfter } from './oath.rules.js';
import { isShut } from './saga-situation.js';
import { threatAfter } from './threat.rules.js';
import { type ClosedThreads, closedThreads, threadFrom, wishOf } from './threads.rules.js';
import { type JudgedTurn } from './judged-turn.js';

/** Threads end with a person's death and a companion's departure; a feud also ends when the person gives it up. */
const goneAfter =
  ({ outcome: { holdings } }: JudgedTurn, meeting: Meeting) =>
  ({ kind, them }: Thread): boolean => {
    if (kind === 'wish') return !holdings.companions.some(({ id }) => id === them);
    const isSettled = kind === 'feud' && meeting.reconciled && meeting.them?.id === them;
    return isSettled || meeting.people.some(({ id, alive }) => id === them && !alive);
  };

const keptBy = ({ deed, outcome }: JudgedTurn): string | null => {
  const spine = spineOfferOf(deed.offerId);
  return outcome.success && spine?.of === 'thread' ? spine.key : null;
};

interface ThreadsAfter extends ClosedThreads {
  readonly fresh: Thread | null;
}

const threadsAfter = (judged: JudgedTurn, calendar: Calendar, meeting: Meeting): ThreadsAfter => {
  const {
    session: { hero, world },
    saga,
    outcome,
    closed,
    at,
    turn,
    draw,
  } = judged;
  const after = closedThreads(saga.threads, keptBy(judged), calendar.day, goneAfter(judged, meeting));
  const opening = { threads: after.threads, faction: hero.faction, world, at, day: calendar.day, turn };
  const left = closed && meeting.them?.alive ? threadFrom(meeting.them, treatmentIn(judged), opening, draw) : null;
  const fresh = left ?? (calendar.day > saga.calendar.day ? wishOf(outcome.holdings.companions, opening, draw) : null);
  return { ...after, fresh, threads: fresh ? [...after.threads, fresh] : after.threads };
};

const isAmongPeople = ({ session, deed }: JudgedTurn): boolean => {
  const spine = spineOfferOf(deed.offerId);
  return spine === null
    ? session.standing.frame === null && !['move', 'rest', 'flight'].includes(deed.kind)
    : spine.of === 'service';
};
/** Each dealing with townspeople brings their news: work, a game or a bargain as well as a question. */
const heardIn = (judged: JudgedTurn): string | null => {
  const {
    outcome,
    session: { world },
    saga,
    at,
  } = judged;
  return outcome.success && isAmongPeople(judged) && !isShut(saga, at) ? (cityAt(world, at)?.name ?? null) : null;
};

/** The person behind the threat may act first. */
const lostToThreat = (oath: Oath, { segments }: Threat): Oath =>
  segments >= THREAT_SEGMENTS && oath.outcome === 'open' ? { ...oath, outcome: 'lost' } : oath;

const companyActs = (
  { outcome: { shieldedBy } }: JudgedTurn,
  tired: Companion | null,
  fresh: Thread | null,
): readonly Happening[] => [
  ...(shieldedBy === null ? [] : [{ kind: 'companion-acted' as const, companion: shieldedBy, how: 'fought' as const }]),
  ...(tired === null ? [] : [{ kind: 'companion-acted' as const, companion: tired.id, how: 'tired' as const }]),
  ...(fresh?.kind === 'wish'
    ? [{ kind: 'companion-acted' as const, companion: fresh.them, how: 'wished' as const }]
    : []),
];

/** An unchanged part is null. */
const ifChanged = <T>(before: T, after: T): T | null => (before === after ? null : after);

/**
 * The spine after a turn: time, people, threads, the oath and the threat, in this order, and the happenings to tell.
 */
export const advanceSaga = (judged: JudgedTurn): SagaChange => {
  const {
    session: { hero, world },
    saga,
    deed,
    outcome: { success },
    closed,
    at,
    turn,
    draw,
  } = judged;
  const calendar = fedAfter(
    timeAfter(saga.calendar, deed, success, draw),
    eatsBy(deed, success, cityAt(world, at) !== null),
  );
  const { day } = calendar;
  const tired = day > saga.calendar.day && isHungry(calendar) ? leastLoyal(judged.outcome.holdings.companions) : null;
  const meeting = meetingOf(judged);
  const { fresh, kept, lapsed, threads, happenings: closings } = threadsAfter(judged, calendar, meeting);
  const sworn = oathAfter(saga.oath, {
    deed,
    success,
    closed,
    threadKept: kept !== null,
    heardIn: heardIn(judged),
    day,
  });
  const threatened = threatAfter(
    saga.threat,
    {
      deed,
      success,
      difficulty: hero.difficulty,
      newDay: day > saga.calendar.day,
      day,
      idleDays: day - sworn.oath.movedOn,
      lapsed: lapsed.length,
      at,
      world,
      turn,
    },
    draw,
  );
  return {
    calendar,
    oath: ifChanged(saga.oath, lostToThreat(sworn.oath, threatened.threat)),
    threat: ifChanged(saga.threat, threatened.threat),
    threads: fresh === null && closings.length === 0 ? null : threads,
    people: ifChanged(saga.people, moodsAfterThreads(meeting.people, kept, lapsed)),
    happenings: [
      ...companyActs(judged, tired, fresh),
      ...meeting.happenings,
      ...closings,
      ...(fresh ? [{ kind: 'thread-opened' as const, thread: fresh.id }] : []),
      ...sworn.happenings,
      ...threatened.happenings,
    ],
  };
};
