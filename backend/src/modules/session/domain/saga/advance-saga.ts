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
import { learntIn } from './attempt-in-saga.js';
import { eatsBy, fedAfter, rationsOf, timeAfter } from './calendar.rules.js';
import { leastLoyal } from './company.rules.js';
import { fateAfter } from './fate-of-threads.js';
import { type JudgedTurn } from './judged-turn.js';
import { mattersOf } from './lead-threads.js';
import { leadFrom } from './leads.rules.js';
import { matterIn } from './matters.rules.js';
import { treatmentIn, moodsAfterThreads, type Meeting, meetingOf } from './meeting.rules.js';
import { type ThreadOpening } from './open-thread.js';
import { sceneHappenings, sceneIn } from './scenes.rules.js';
import { type ClosedThreads, closedThreads, promiseTo, threadFrom, wishOf } from './threads.rules.js';
import { oathOfTurn, threatOfTurn } from './turn-of-spine.js';

const keptBy = ({ deed, outcome }: JudgedTurn): string | null => {
  const spine = spineOfferOf(deed.offerId);
  return outcome.success && spine?.of === 'thread' ? spine.key : null;
};

interface ThreadsAfter extends ClosedThreads {
  readonly fresh: Thread | null;
}

/** What the one who was met leaves open: a promise that was given, or what comes of the meeting. */
const leftBy = (judged: JudgedTurn, { them }: Meeting, opening: ThreadOpening): Thread | null => {
  const { closed, outcome, draw } = judged;
  if (!them?.alive) return null;
  if (outcome.effects?.promises) return promiseTo(them, opening, draw);
  return closed ? threadFrom(them, treatmentIn(judged), opening, draw) : null;
};

const threadsAfter = (judged: JudgedTurn, calendar: Calendar, meeting: Meeting): ThreadsAfter => {
  const {
    session: { hero, world },
    saga,
    outcome,
    at,
    turn,
    draw,
  } = judged;
  const after = closedThreads(saga.threads, keptBy(judged), calendar.day, fateAfter(judged, meeting));
  const opening = { threads: after.threads, faction: hero.faction, world, at, day: calendar.day, turn };
  const learnt = leftBy(judged, meeting, opening) ?? leadFrom(judged, opening);
  const isMorning = calendar.day > saga.calendar.day;
  const fresh = learnt ?? (isMorning ? wishOf(outcome.holdings.companions, opening, draw) : null);
  return { ...after, fresh, threads: fresh ? [...after.threads, fresh] : after.threads };
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

const calendarOf = ({ session: { world }, saga, deed, outcome: { success }, at, draw }: JudgedTurn): Calendar => {
  const inTown = cityAt(world, at) !== null;
  const time = timeAfter(saga.calendar, deed, success, draw);
  return fedAfter(time, eatsBy(deed, success, inTown), rationsOf(deed, inTown));
};

/** Who tires on a new day without a meal. */
const tiredOn = ({ day, ...time }: Calendar, { saga, outcome }: JudgedTurn): Companion | null =>
  day > saga.calendar.day && isHungry({ day, ...time }) ? leastLoyal(outcome.holdings.companions) : null;

/**
 * The spine after a turn: time, people, threads, scenes and matters, the oath and the threat, in this order, and the
 * happenings to tell.
 */
export const advanceSaga = (judged: JudgedTurn): SagaChange => {
  const { saga } = judged;
  const calendar = calendarOf(judged);
  const meeting = meetingOf(judged);
  const { fresh, kept, lapsed, threads, happenings: closings } = threadsAfter(judged, calendar, meeting);
  const scene = sceneIn(judged);
  const matter = matterIn(judged, threads, calendar.day);
  const turned = { judged, calendar, kept, lapsed, fresh, scene, matter };
  const oath = oathOfTurn(turned);
  const threat = threatOfTurn(turned, oath.after.movedOn);
  const isSettled = fresh === null && closings.length === 0 && matter.threads === threads;
  return {
    calendar,
    oath: ifChanged(saga.oath, lostToThreat(oath.after, threat.after)),
    threat: ifChanged(saga.threat, threat.after),
    threads: isSettled ? null : matter.threads,
    people: ifChanged(saga.people, moodsAfterThreads(meeting.people, mattersOf(kept ? [kept] : []), mattersOf(lapsed))),
    scenes: scene.played && [...saga.scenes, scene.played],
    warned: matter.warned === null ? null : [...saga.warned, matter.warned],
    happenings: [
      ...companyActs(judged, tiredOn(calendar, judged), fresh),
      ...learntIn(judged),
      ...meeting.happenings,
      ...closings,
      ...sceneHappenings(scene),
      ...matter.happenings,
      ...(fresh ? [{ kind: 'thread-opened' as const, thread: fresh.id }] : []),
      ...oath.happenings,
      ...threat.happenings,
    ],
  };
};
