import { sagaSceneOf } from '#game/content/catalogue.js';
import { type OathKind } from '#game/model/content/oath-kinds.js';
import { type OathGain, type OathLoss } from '#game/model/content/told.js';
import { hexDistance, type Hex } from '#game/model/hex.js';
import { type Happening, type Mood, MOODS, type Oath, OATH_READY } from '#game/model/saga.js';
import { type JudgedTurn } from './judged-turn.js';
import { isClue } from './clue-threads.js';
import { kindOfOath } from './oath-kind.js';
import { type TurnOfSpine } from './spine-turn.js';

/** Hexes from what is guarded within which a night counts as a watch. */
const WATCHING = 2;
/** Hexes from the goal at which what is carried has come a part of the way. */
const MILESTONES = [5, 3, 1] as const;
/** Days without an advance after which a wrong begins to be forgotten. */
const COOLS = 5;
/** Hit points of a wound that what is carried shares in. */
const HEAVY = 4;

const isNewDay = ({ judged: { saga }, calendar }: TurnOfSpine): boolean => calendar.day > saga.calendar.day;

const passed = (distance: number): number => MILESTONES.filter((milestone) => distance <= milestone).length;
/** Whether the player has come nearer to the goal than ever, by one of its milestones. */
const isNearer = ({ session, saga, at, deed }: JudgedTurn): boolean => {
  if (deed.kind !== 'move') return false;
  const from = ({ q, r }: Hex): number => hexDistance({ q, r }, saga.oath.where);
  const before = Object.values(session.cells).flatMap((cell) => (cell ? [from(cell)] : []));
  return passed(from(at)) > passed(Math.min(...before, from(session.holdings.location)));
};

const rank = (mood: Mood | undefined): number => MOODS.indexOf(mood ?? 'civil');
/** Whether somebody's mind has passed a mood in this turn, up or down. */
const hasPassed = ({ judged: { saga }, people }: TurnOfSpine, mood: Mood, way: 1 | -1): boolean =>
  people.some(({ id, role, mood: now }) => {
    const before = saga.people.find((p) => p.id === id)?.mood;
    return role === 'met' && way * (rank(now) - rank(mood)) >= 0 && way * (rank(before) - rank(mood)) < 0;
  });

const isFoeFaced = ({ scene: { played } }: TurnOfSpine): boolean =>
  played?.success === true && sagaSceneOf(played.key)?.kind === 'foe';

/** What brings an oath of each kind on, beside its steps and deeds. */
const GAINS: Readonly<Record<OathKind, (turned: TurnOfSpine) => OathGain | null>> = {
  'find-out': () => null,
  protect: (turned) => {
    const { saga, at } = turned.judged;
    const isNear = hexDistance(at, saga.oath.where) <= WATCHING;
    return isNewDay(turned) && isNear && saga.oath.boxes < OATH_READY ? 'watch' : null;
  },
  avenge: (turned) => (isFoeFaced(turned) ? 'foe' : null),
  carry: ({ judged }) => (isNearer(judged) ? 'road' : null),
  accused: (turned) => (hasPassed(turned, 'warm', 1) ? 'witness' : null),
};

const isCooling = (turned: TurnOfSpine): boolean => {
  const idle = turned.calendar.day - turned.judged.saga.oath.movedOn;
  return isNewDay(turned) && idle > 0 && idle % COOLS === 0;
};
const isStep = (happening: Happening): boolean => happening.kind === 'threat-advanced' && happening.step !== null;

/** What costs an oath of each kind some ground. */
const LOSSES: Readonly<Record<OathKind, (turned: TurnOfSpine, threat: readonly Happening[]) => OathLoss | null>> = {
  'find-out': ({ lapsed }) => (lapsed.some(isClue) ? 'cold' : null),
  protect: (_, threat) => (threat.some(isStep) ? 'harm' : null),
  avenge: (turned) => (isCooling(turned) ? 'cooled' : null),
  carry: ({ judged }) => (judged.outcome.hitPointsLost >= HEAVY ? 'burden' : null),
  accused: (turned) => (hasPassed(turned, 'resents', -1) ? 'ill-will' : null),
};

interface After {
  readonly after: Oath;
  readonly happenings: readonly Happening[];
}

/** The oath after what brings oaths of its kind on. */
export const oathByCourse = (oath: Oath, turned: TurnOfSpine): After => {
  const by = oath.outcome === 'open' && oath.boxes < OATH_READY ? GAINS[kindOfOath(oath)](turned) : null;
  if (by === null) return { after: oath, happenings: [] };
  const boxes = oath.boxes + 1;
  return {
    after: { ...oath, boxes, movedOn: turned.calendar.day },
    happenings: [
      { kind: 'oath-advanced', boxes, by, step: null },
      ...(boxes === OATH_READY ? [{ kind: 'oath-ready' as const }] : []),
    ],
  };
};

/** The oath after what costs oaths of its kind some ground: never in the turn that ended it. */
export const oathAfterLoss = (oath: Oath, turned: TurnOfSpine, threat: readonly Happening[]): After => {
  const by = oath.outcome === 'open' && oath.boxes > 0 ? LOSSES[kindOfOath(oath)](turned, threat) : null;
  if (by === null) return { after: oath, happenings: [] };
  const boxes = oath.boxes - 1;
  return { after: { ...oath, boxes }, happenings: [{ kind: 'oath-lost-ground', boxes, by }] };
};
