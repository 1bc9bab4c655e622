import { SAGAS } from '#game/content/sagas.js';
import { threatOf } from '#game/content/catalogue.js';
import { type Happening, MOODS, type Person, type Thread } from '#game/model/saga.js';
import { type WanderingPlace, type Try } from './wandering-deed.fixture.js';
import { CITIES, personFor, pick, type WanderingTurn, type World } from './wandering-world.fixture.js';

/** What the turn did to the saga. */
export interface SagaAfter extends Pick<World, 'people' | 'threads' | 'boxes' | 'segments' | 'steps'> {
  readonly metNow: Person | null;
  /** The last who was met. */
  readonly someone: Person | undefined;
  readonly happenings: readonly Happening[];
}

const metIn = (
  { cast, turn, roll }: WanderingTurn,
  { kind, success }: Try,
  { closed }: WanderingPlace,
): Person | null => {
  const figure = closed?.who;
  if (!figure || !success) return null;
  const { trade, gender } = figure;
  return {
    ...personFor(cast.faction, { id: `p${turn}`, role: 'met', trade, gender }, roll),
    at: { q: turn % 3, r: 0, name: 'there' },
    dealings: [{ turn, kind, success }],
  };
};

const openedWith = ({ cast, turn, roll }: WanderingTurn, someone: Person | undefined, day: number): Thread | null => {
  const content = SAGAS[cast.faction];
  if (!content || !someone || roll('thread', 5) !== 0) return null;
  const { key, kind } = pick(content.threads, 'thread-key', roll);
  return {
    id: `${key}.${turn}`,
    key,
    kind,
    them: someone.id,
    themName: someone.name,
    place: { q: 0, r: 0, name: CITIES[turn % 3] ?? '' },
    openedTurn: turn,
    dueDay: day + 5,
    state: 'open',
  };
};

const threadsAfter = (turn: WanderingTurn, someone: Person | undefined, day: number) => {
  const opened = openedWith(turn, someone, day);
  const lapsed = turn.before.threads.find((t) => t.state === 'open' && t.dueDay < day);
  const kept = turn.before.threads.map((t) => (t === lapsed ? { ...t, state: 'lapsed' as const } : t));
  const threads: readonly Thread[] = opened ? [...kept, opened] : kept;
  const happenings: readonly Happening[] = [
    ...(opened ? [{ kind: 'thread-opened' as const, thread: opened.id }] : []),
    ...(lapsed ? [{ kind: 'thread-closed' as const, thread: lapsed.id, how: 'lapsed' as const }] : []),
  ];
  return { threads, happenings };
};

const oathAfter = ({ before, roll }: WanderingTurn, { action, success }: Try) => {
  const advances = action === 'answer' && success && roll('advance', 3) === 0 && before.boxes < 10;
  if (!advances) return { boxes: before.boxes, happenings: [] };
  const boxes = before.boxes + 1;
  const by = pick(['deed', 'asking', 'thread'] as const, 'by', roll);
  const happenings: readonly Happening[] = [
    { kind: 'oath-advanced', boxes, by, step: null },
    ...(boxes === 6 ? [{ kind: 'oath-ready' as const }] : []),
  ];
  return { boxes, happenings };
};

const STEPS_AT = [2, 5, 8, 10];
const stepAt = ({ cast, before }: WanderingTurn, segments: number) => {
  const step = before.steps.length;
  const effect = STEPS_AT.includes(segments) ? threatOf(cast.threat?.key ?? '')?.steps[step]?.effect : undefined;
  return effect === undefined ? null : { step, effect };
};
const threatAfter = (turn: WanderingTurn, { success }: Try) => {
  const { before, roll } = turn;
  const threatens = turn.turn > 0 && !success && roll('threat', 6) === 0 && before.segments < 11;
  if (!threatens) return { segments: before.segments, steps: before.steps, happenings: [] };
  const segments = before.segments + 1;
  const at = stepAt(turn, segments);
  const steps = at ? [...before.steps, { effect: at.effect, place: CITIES[at.step] ?? null }] : before.steps;
  const happenings: readonly Happening[] = [
    { kind: 'threat-advanced', segments, cause: 'failure', step: at?.step ?? null },
  ];
  return { segments, steps, happenings };
};

const HOW = ['fought', 'warned', 'tired', 'wished'] as const;
const changesIn = ({ roll }: WanderingTurn, someone: Person): readonly Happening[] => {
  const { id: person, mood: from } = someone;
  const changed = roll('changed', 9) === 0;
  const died = roll('died', 40) === 0;
  return [
    ...(changed ? [{ kind: 'person-changed' as const, person, from, to: pick(MOODS, 'to', roll) }] : []),
    ...(died ? [{ kind: 'person-died' as const, person }] : []),
  ];
};
const othersIn = (turn: WanderingTurn, someone: Person | undefined): readonly Happening[] => {
  const { before, roll } = turn;
  const mate = before.companions[0];
  return [
    ...(someone ? changesIn(turn, someone) : []),
    ...(mate && roll('acted', 5) === 0
      ? [{ kind: 'companion-acted' as const, companion: mate.id, how: pick(HOW, 'how', roll) }]
      : []),
  ];
};

export const sagaAfter = (turn: WanderingTurn, tried: Try, place: WanderingPlace): SagaAfter => {
  const metNow = metIn(turn, tried, place);
  const people = metNow ? [...turn.before.people, metNow] : turn.before.people;
  const someone = people.filter((p) => p.role === 'met').at(-1);
  const { threads, happenings: ofThreads } = threadsAfter(turn, someone, place.calendar.day);
  const { boxes, happenings: ofOath } = oathAfter(turn, tried);
  const { segments, steps, happenings: ofThreat } = threatAfter(turn, tried);
  const met: readonly Happening[] = metNow ? [{ kind: 'person-met', person: metNow.id }] : [];
  const happenings =
    tried.action === 'open' ? [] : [...met, ...ofThreads, ...ofOath, ...ofThreat, ...othersIn(turn, someone)];
  return { people, threads, boxes, segments, steps, metNow, someone, happenings };
};
