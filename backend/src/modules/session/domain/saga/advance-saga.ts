import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Companion } from '#game/model/character.js';
import { type Calendar, isHungry } from '#game/model/calendar.js';
import {
  type Happening,
  type Oath,
  type Person,
  type SagaChange,
  type Threat,
  THREAT_SEGMENTS,
  type Thread,
} from '#game/model/saga.js';
import { cityAt } from '#game/rules/world/travel.js';
import { learntIn } from './attempt-in-saga.js';
import { type CompanionDealing, withCompanionDealings, withoutFallen } from './companion-people.rules.js';
import { type CounselTurn, counselTurn } from './counsel.rules.js';
import { eatsBy, fedAfter, rationsOf, timeAfter } from './calendar.rules.js';
import { isLastTest } from '../rules/last-test.js';
import { leastLoyal } from './company.rules.js';
import { fateAfter } from './fate-of-threads.js';
import { type JudgedTurn } from './judged-turn.js';
import { mattersOf } from './clue-threads.js';
import { clueFrom } from './clues.rules.js';
import { matterIn } from './matters.rules.js';
import { treatmentIn, moodsAfterThreads, moodsAsSettled, type Meeting, meetingOf } from './meeting.rules.js';
import { oathAfterLoss } from './oath-course.rules.js';
import { type ThreadOpening } from './open-thread.js';
import { whereabouts } from './places.rules.js';
import { afterDelay, type Reckoned, reckonedIn } from './reckonings.rules.js';
import { sceneHappenings, sceneIn } from './scenes.rules.js';
import { type TurnOfSpine } from './spine-turn.js';
import { underThreat } from './threat.rules.js';
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
  const left = { ...treatmentIn(judged), isResented: outcome.setback === 'grudge' };
  return closed ? threadFrom(them, left, opening, draw) : null;
};

/** Whether a matter with this person ended in this turn: then the meeting opens no other one. */
const isQuits = ({ kept, lapsed }: ClosedThreads, { them }: Meeting): boolean =>
  [...lapsed, ...(kept ? [kept] : [])].some((thread) => thread.them === them?.id);

/** A companion speaks of a wish on a new morning: not in the middle of a scene, nor at the last test, whatever came of it. */
const mayWish = ({ session, saga, closed }: JudgedTurn, { day }: Calendar): boolean => {
  const isInScene = session.standing.frame !== null && closed === null;
  return day > saga.calendar.day && !isInScene && !isLastTest(session);
};

const threadsAfter = (
  judged: JudgedTurn,
  calendar: Calendar,
  meeting: Meeting,
  reckoned: Reckoned | null,
): ThreadsAfter => {
  const {
    session: { hero, world },
    saga,
    outcome,
    at,
    turn,
    draw,
  } = judged;
  const kept = reckoned?.fate === 'kept' ? reckoned.thread.key : keptBy(judged);
  const after = closedThreads(saga.threads, kept, calendar.day, fateAfter(judged, meeting, reckoned));
  const opening = { threads: after.threads, faction: hero.faction, world, at, day: calendar.day, turn };
  const left = isQuits(after, meeting) ? null : leftBy(judged, meeting, opening);
  const learnt = left ?? clueFrom(judged, opening);
  const fresh = learnt ?? (mayWish(judged, calendar) ? wishOf(outcome.holdings.companions, opening, draw) : null);
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

const calendarOf = ({
  session: { world },
  saga,
  deed,
  outcome: { success, setback },
  at,
  draw,
}: JudgedTurn): Calendar => {
  const inTown = cityAt(world, at) !== null;
  const time = timeAfter(saga.calendar, deed, { success, lost: setback === 'hour' ? 1 : 0 }, draw);
  return fedAfter(time, eatsBy(deed, success, inTown), rationsOf(deed, inTown));
};

/** Who tires on a new day without a meal. */
const tiredOn = ({ day, ...time }: Calendar, { saga, outcome }: JudgedTurn): Companion | null =>
  day > saga.calendar.day && isHungry({ day, ...time }) ? leastLoyal(outcome.holdings.companions) : null;

/** A companion who wishes for something becomes somebody of the saga. */
const wishesIn = ({ outcome: { holdings } }: JudgedTurn, fresh: Thread | null): readonly CompanionDealing[] =>
  fresh?.kind === 'wish'
    ? holdings.companions
        .filter(({ id }) => id === fresh.them)
        .map((companion) => ({ companion, dealing: null, mood: null }))
    : [];

/** Everybody of the saga after the turn: those who were met, those with whom a matter ended, and the companions. */
const peopleAfter = (
  judged: JudgedTurn,
  meeting: Meeting,
  { kept, lapsed, fresh }: ThreadsAfter,
  { dealings }: CounselTurn,
): readonly Person[] => {
  const { session, outcome, at } = judged;
  const moved = moodsAfterThreads(meeting.people, mattersOf(kept ? [kept] : []), mattersOf(lapsed));
  const wished = wishesIn(judged, fresh);
  const known = withCompanionDealings(
    moved,
    [...dealings, ...wished],
    session.hero.faction,
    whereabouts(session.world, at),
  );
  const fallen = outcome.company.left.filter(({ reason }) => reason === 'dead').map(({ companion }) => companion.id);
  return withoutFallen(known, fallen);
};

const setbackOf = ({ outcome: { setback } }: JudgedTurn): readonly Happening[] =>
  setback === null ? [] : [{ kind: 'setback', how: setback }];

interface SpineParts {
  readonly calendar: Calendar;
  readonly meeting: Meeting;
  readonly counsel: CounselTurn;
  readonly after: ThreadsAfter;
  readonly people: readonly Person[];
}
/** What the turn did to time, people and threads; the oath and the threat are computed from it. */
const partsOf = (judged: JudgedTurn): SpineParts => {
  const calendar = calendarOf(judged);
  const meeting = meetingOf(judged);
  const counsel = counselTurn(judged);
  const reckoned = reckonedIn(judged);
  const closed = threadsAfter(judged, calendar, meeting, reckoned);
  const delayed = afterDelay(closed.threads, reckoned);
  const after = {
    ...closed,
    threads: delayed.threads,
    happenings: [...closed.happenings, ...delayed.happenings],
  };
  return { calendar, meeting, counsel, after, people: peopleAfter(judged, meeting, after, counsel) };
};

/** The oath and the threat: what an oath of its kind loses depends on what the threat did. */
const spineOf = (turned: TurnOfSpine) => {
  const oath = oathOfTurn(turned);
  const threat = threatOfTurn(turned, oath.after.movedOn);
  const harmed = oathAfterLoss(oath.after, turned, threat.happenings);
  return {
    oath: lostToThreat(harmed.after, threat.after),
    threat: threat.after,
    happenings: [...oath.happenings, ...threat.happenings, ...harmed.happenings],
  };
};

/**
 * The spine after a turn: time, people, threads, scenes and matters, the oath and the threat, in this order, and the
 * happenings to tell.
 */
export const advanceSaga = (judged: JudgedTurn): SagaChange => {
  const { saga } = judged;
  const { calendar, meeting, counsel, after, people } = partsOf(judged);
  const { fresh, kept, lapsed, threads, happenings: closings } = after;
  const scene = sceneIn(judged);
  const matter = matterIn(judged, threads, calendar.day);
  const spine = spineOf({ judged, calendar, kept, lapsed, fresh, scene, matter, people });
  const isSettled = fresh === null && closings.length === 0 && matter.threads === threads;
  return {
    calendar: underThreat(calendar, spine.threat),
    oath: ifChanged(saga.oath, spine.oath),
    threat: ifChanged(saga.threat, spine.threat),
    threads: isSettled ? null : matter.threads,
    people: ifChanged(saga.people, people),
    scenes: scene.played && [...saga.scenes, scene.played],
    warned: matter.warned === null ? null : [...saga.warned, matter.warned],
    happenings: [
      ...setbackOf(judged),
      ...companyActs(judged, tiredOn(calendar, judged), fresh),
      ...counsel.happenings,
      ...learntIn(judged),
      ...moodsAsSettled(meeting.happenings, people),
      ...closings,
      ...sceneHappenings(scene),
      ...matter.happenings,
      ...(fresh ? [{ kind: 'thread-opened' as const, thread: fresh.id }] : []),
      ...spine.happenings,
    ],
  };
};
