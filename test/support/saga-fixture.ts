import { type Draw } from '#game/model/draw.js';
import { type Difficulty } from '#game/model/character.js';
import { type SessionEvent, type SessionStartedV2 } from '#contracts/session/events.js';
import { sagaAtStart } from '#contracts/session/recorded-turn.js';
import { type Oath, type Person, type Saga, type Thread, type Threat } from '#game/model/saga.js';
import { type Deed } from '#game/model/deed.js';
import { cellIndex, CELLS } from '#game/rules/world/cells.js';
import { type Hex } from '#game/model/hex.js';
import { type City, type District, type Landmark, type RecordedWorld } from '#game/model/world.js';
import { sessionFold } from '#backend/modules/session/domain/state/session.fold.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { begun } from './session-fixture.js';

const hex = (q: number, r: number): Hex => ({ q, r });
const path = (...cells: readonly Hex[]): number[] => cells.map((cell) => cellIndex(cell) ?? -1);
const city = (at: Hex, name: string, ...quarters: readonly District['type'][]): City => ({
  at,
  name,
  population: 300,
  atmosphere: 'Tar.',
  mainStreets: [],
  landmarks: [],
  districts: quarters.map((type) => ({ name: type, type, description: '', streets: [], buildings: [] })),
});
const landmark = (at: Hex, kind: Landmark['kind'], name: string): Landmark => ({ at, kind, name, gloss: name });

/** Where things stand in the fixture's world. */
export const HRAFNSVIK = hex(2, 0);
export const SKARSEY = hex(0, 4);
export const TOWER = hex(-2, 0);
export const CAVE = hex(0, -1);
export const FORD = hex(2, -1);

/**
 * Plains; a forest east of the start, mountains west of it. A river comes from the north by (1,-2) and (1,-1) to the ford
 * at (2,-1); a road goes from (0,1) by (0,2) to Skarsey. Hrafnsvik trades, houses and guards; Skarsey prays and works.
 */
export const sagaWorld: RecordedWorld = {
  seed: 'saga',
  generatorVersion: 2,
  start: hex(0, 0),
  places: [],
  terrain: CELLS.map(({ q, r }) => (r === 0 && q === 1 ? 'f' : r === 0 && q === -1 ? 'm' : 'p')).join(''),
  cities: [
    city(HRAFNSVIK, 'Hrafnsvik', 'commercial', 'residential', 'military'),
    city(SKARSEY, 'Skarsey', 'religious', 'industrial'),
  ],
  rivers: [path(hex(1, -2), hex(1, -1), hex(2, -1))],
  roads: [path(hex(0, 1), hex(0, 2), hex(0, 3), SKARSEY)],
  landmarks: [landmark(TOWER, 'tower', 'Varðan'), landmark(CAVE, 'cave', 'Hellir'), landmark(FORD, 'ford', 'Steinvað')],
};

export const personOf = (over: Partial<Person> = {}): Person => ({
  id: 'p1',
  name: 'Gro Torsdottir',
  gender: 'female',
  trade: 'ferryman',
  at: { ...CAVE, name: 'Hellir' },
  role: 'met',
  mood: 'civil',
  alive: true,
  dealings: [{ turn: 1, kind: 'talk', success: true }],
  ...over,
});
export const threadOf = (over: Partial<Thread> = {}): Thread => ({
  id: 'vikings/debt-of-a-boat.1',
  key: 'vikings/debt-of-a-boat',
  kind: 'debt',
  them: 'p1',
  themName: 'Gro Torsdottir',
  place: { ...HRAFNSVIK, name: 'Hrafnsvik' },
  openedTurn: 1,
  dueDay: 8,
  state: 'open',
  ...over,
});
export const oathOf = (over: Partial<Oath> = {}): Oath => ({
  key: 'vikings/the-burnt-hall',
  who: 'who',
  foe: 'foe',
  where: { ...TOWER, name: 'Varðan' },
  boxes: 0,
  movedOn: 1,
  asked: [],
  outcome: 'open',
  steps: [
    { ...HRAFNSVIK, name: 'Hrafnsvik' },
    { ...CAVE, name: 'Hellir' },
    { ...SKARSEY, name: 'Skarsey' },
  ].map((place) => ({ place, done: false })),
  ...over,
});
export const threatOf = (over: Partial<Threat> = {}): Threat => ({
  key: 'vikings/the-bought-friends',
  segments: 0,
  steps: [],
  ...over,
});

const WHO = personOf({
  id: 'who',
  name: 'Ketil Hrafnsson',
  gender: 'male',
  trade: 'fosterer',
  role: 'who',
  mood: 'warm',
  dealings: [],
});
const FOE = personOf({
  id: 'foe',
  name: 'Svein Jarlsson',
  gender: 'male',
  trade: 'sea-king',
  role: 'foe',
  mood: 'resents',
  dealings: [],
});

/** The burnt hall, sworn that morning; `people` are those beside the two of the oath. */
export const sagaOf = ({ people = [], ...over }: Partial<Saga> = {}): Saga => ({
  calendar: { day: 1, hour: 'morning', season: 'summer', weather: 'clear', fedOn: 1 },
  oath: oathOf(),
  threat: threatOf(),
  threads: [],
  people: [WHO, FOE, ...people],
  scenes: [],
  warned: [],
  ...over,
});

export const deedOf = (over: Partial<Deed> = {}): Deed => ({
  kind: 'talk',
  offerId: null,
  to: null,
  attribute: 'charisma',
  difficulty: 'medium',
  requiresItem: null,
  risk: 'none',
  attempt: null,
  ...over,
});

/** Dice that show what they are told to, by purpose; else their highest side, at which nothing that needs luck happens. */
export const dice =
  (shown: Readonly<Record<string, number>> = {}): Draw =>
  (purpose, sides) =>
    shown[purpose] ?? sides;

/** Other values of a session's start, in the game's own shapes. */
export type StartOver = Partial<Omit<SessionStartedV2, 'saga'>> & { readonly saga?: Saga | null };

const recordedStart = ({ saga, ...over }: StartOver): Partial<SessionStartedV2> => ({
  ...over,
  ...(saga === undefined ? {} : { saga: saga && sagaAtStart(saga) }),
});

/** A session begun in the fixture's world, told, with these events of its start instead. */
export const begunWith = (over: StartOver = {}, difficulty: Difficulty = 'normal'): readonly SessionEvent[] =>
  begun(difficulty).map((event) =>
    event.type === 'SessionStarted'
      ? { ...event, data: { ...event.data, world: sagaWorld, ...recordedStart({ saga: sagaOf(), ...over }) } }
      : event,
  );

export const startedWith = (over: StartOver = {}, difficulty: Difficulty = 'normal'): SessionData => {
  const session = begunWith(over, difficulty).reduce(sessionFold.evolve, sessionFold.initial);
  if (session.status === 'NotStarted') throw new Error('no session');
  return session;
};
