import { type Verb } from '#game/model/attempt.js';
import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Happening, type Oath, type Threat } from '#game/model/saga.js';
import { cityAt } from '#game/rules/world/travel.js';
import { arePeopleMet } from '../attempts/who-is-here.js';
import { brokenOath } from './attempt-in-saga.js';
import { type JudgedTurn } from './judged-turn.js';
import { isClue, clueGain, mattersOf } from './clue-threads.js';
import { oathByCourse } from './oath-course.rules.js';
import { isAmongOwn } from './own-company.js';
import { oathAfter } from './oath.rules.js';
import { isShut } from './saga-situation.js';
import { oathAfterScene } from './scenes.rules.js';
import { type TurnOfSpine } from './spine-turn.js';
import { threatAfter, type ThreatTurn } from './threat.rules.js';

/** Dealings with townspeople in a player's own words. */
const SOCIAL: readonly Verb[] = ['ask', 'talk', 'give', 'trade', 'sell', 'sing', 'teach'];
const isAmongPeople = ({ session, deed }: JudgedTurn): boolean => {
  const { attempt } = deed;
  if (attempt !== null)
    return session.standing.frame === null && SOCIAL.includes(attempt.verb) && !isAmongOwn(session, attempt);
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

interface After<T> {
  readonly after: T;
  readonly happenings: readonly Happening[];
}

const oathByDeed = ({ judged, calendar, kept, fresh }: TurnOfSpine) => {
  const { saga, deed, outcome, closed } = judged;
  if (outcome.effects?.breaks === 'oath') return brokenOath(saga.oath);
  return oathAfter(saga.oath, {
    deed,
    success: outcome.success,
    closed,
    threadKept: kept,
    clueFound: fresh !== null && isClue(fresh),
    heardIn: heardIn(judged),
    day: calendar.day,
  });
};

/** The oath after the deed, then after the scene that it ended, then after what brings oaths of its kind on. */
export const oathOfTurn = (turned: TurnOfSpine): After<Oath> => {
  const { oath, happenings } = oathByDeed(turned);
  const staged = oathAfterScene(oath, turned.scene.change, turned.calendar.day);
  const course = oathByCourse(staged.oath, turned);
  return { after: course.after, happenings: [...happenings, ...staged.happenings, ...course.happenings] };
};

/** Segments that a foe loses by a clue that was followed up, and by somebody to whom the player kept their word. */
const HELD_UP = 2;
const HELD_UP_BY_FRIEND = 1;
const delayBy = ({ kept, scene, matter }: TurnOfSpine): ThreatTurn['delay'] => {
  const threat = scene.change.threat ?? 0;
  if (threat < 0) return { segments: -threat, by: 'scene' };
  if (clueGain(kept) === 'delay') return { segments: HELD_UP, by: 'lead' };
  return kept !== null && !isClue(kept) ? { segments: HELD_UP_BY_FRIEND, by: 'matter' } : matter.delay;
};

/** Somebody's scene that goes on after the deed. */
const isAmidst = ({ session, closed, deed }: JudgedTurn): boolean =>
  closed === null && deed.kind !== 'move' && arePeopleMet(session);

export const threatOfTurn = (turned: TurnOfSpine, movedOn: number): After<Threat> => {
  const {
    judged,
    calendar: { day },
    lapsed,
    scene,
  } = turned;
  const { session, saga, deed, outcome, at, turn, draw } = judged;
  const { threat, happenings } = threatAfter(
    saga.threat,
    {
      deed,
      success: outcome.success,
      difficulty: session.hero.difficulty,
      newDay: day > saga.calendar.day,
      day,
      idleDays: day - movedOn,
      lapsed: mattersOf(lapsed).length,
      delay: delayBy(turned),
      isHelped: (scene.change.threat ?? 0) > 0,
      isAmidst: isAmidst(judged),
      at,
      world: session.world,
      turn,
    },
    draw,
  );
  return { after: threat, happenings };
};
