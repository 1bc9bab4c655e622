import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Verb } from '#game/model/attempt.js';
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
import { eatsBy, fedAfter, rationsOf, timeAfter } from './calendar.rules.js';
import { leastLoyal } from './company.rules.js';
import { treatmentIn, moodsAfterThreads, type Meeting, meetingOf } from './meeting.rules.js';
import { oathAfter } from './oath.rules.js';
import { isShut } from './saga-situation.js';
import { threatAfter } from './threat.rules.js';
import { type ClosedThreads, closedThreads, promiseTo, threadFrom, wishOf } from './threads.rules.js';
import { isLead, leadGain, mattersOf } from './lead-threads.js';
import { leadFrom } from './leads.rules.js';
import { type MatterTurn, matterIn } from './matters.rules.js';
import { oathAfterScene, sceneHappenings, sceneIn, type SceneTurn } from './scenes.rules.js';
import { type ThreadOpening } from './open-thread.js';
import { arePeopleMet } from '../attempts/who-is-here.js';
import { brokenOath, learntIn } from './attempt-in-saga.js';
import { fateAfter } from './fate-of-threads.js';
import { type JudgedTurn } from './judged-turn.js';

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

/** Dealings with townspeople in a player's own words. */
const SOCIAL: readonly Verb[] = ['ask', 'talk', 'give', 'trade', 'sell', 'sing', 'teach'];
const isAmongPeople = ({ session, deed }: JudgedTurn): boolean => {
  if (deed.attempt !== null) return session.standing.frame === null && SOCIAL.includes(deed.attempt.verb);
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

/** Segments that a foe loses by a lead that was followed up. */
const HELD_UP = 2;
const delayBy = (kept: Thread | null, { change }: SceneTurn, { delay }: MatterTurn) => {
  const threat = change.threat ?? 0;
  if (threat < 0) return { segments: -threat, by: 'scene' as const };
  return leadGain(kept) === 'delay' ? { segments: HELD_UP, by: 'lead' as const } : delay;
};

/** Somebody's scene that goes on after the deed. */
const isAmidst = ({ session, closed, deed }: JudgedTurn): boolean =>
  closed === null && deed.kind !== 'move' && arePeopleMet(session);

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
  const inTown = cityAt(world, at) !== null;
  const calendar = fedAfter(
    timeAfter(saga.calendar, deed, success, draw),
    eatsBy(deed, success, inTown),
    rationsOf(deed, inTown),
  );
  const { day } = calendar;
  const tired = day > saga.calendar.day && isHungry(calendar) ? leastLoyal(judged.outcome.holdings.companions) : null;
  const meeting = meetingOf(judged);
  const { fresh, kept, lapsed, threads: left, happenings: closings } = threadsAfter(judged, calendar, meeting);
  const scene = sceneIn(judged);
  const matter = matterIn(judged, left, day);
  const { threads } = matter;
  const swornBy =
    judged.outcome.effects?.breaks === 'oath'
      ? brokenOath(saga.oath)
      : oathAfter(saga.oath, {
          deed,
          success,
          closed,
          threadKept: kept,
          leadFound: fresh !== null && isLead(fresh),
          heardIn: heardIn(judged),
          day,
        });
  const staged = oathAfterScene(swornBy.oath, scene.change, day);
  const sworn = { oath: staged.oath, happenings: [...swornBy.happenings, ...staged.happenings] };
  const threatened = threatAfter(
    saga.threat,
    {
      deed,
      success,
      difficulty: hero.difficulty,
      newDay: day > saga.calendar.day,
      day,
      idleDays: day - sworn.oath.movedOn,
      lapsed: mattersOf(lapsed).length,
      delay: delayBy(kept, scene, matter),
      isHelped: (scene.change.threat ?? 0) > 0,
      isAmidst: isAmidst(judged),
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
    threads: fresh === null && closings.length === 0 && threads === left ? null : threads,
    people: ifChanged(saga.people, moodsAfterThreads(meeting.people, mattersOf(kept ? [kept] : []), mattersOf(lapsed))),
    scenes: scene.played && [...saga.scenes, scene.played],
    warned: matter.warned === null ? null : [...saga.warned, matter.warned],
    happenings: [
      ...companyActs(judged, tired, fresh),
      ...learntIn(judged),
      ...meeting.happenings,
      ...closings,
      ...sceneHappenings(scene),
      ...matter.happenings,
      ...(fresh ? [{ kind: 'thread-opened' as const, thread: fresh.id }] : []),
      ...sworn.happenings,
      ...threatened.happenings,
    ],
  };
};
