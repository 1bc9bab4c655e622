import { type Frame } from '#game/model/content/frame.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { SAGAS } from '#game/content/sagas.js';
import { COMMON, tablesOf } from '#game/content/tables.js';
import { type Companion, PROFESSIONS } from '#game/model/character.js';
import { type Calendar } from '#game/model/calendar.js';
import { MOODS, type Person, type Thread } from '#game/model/saga.js';
import { hashOfSentence } from '#game/rules/sentences/told-sentences.js';
import { type FactionId, SEAFARERS, type Terrain, TERRAINS } from '#game/model/world.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';

/** A number of 0 to n - 1 for a purpose: the same for the same words. */
export type Roll = (purpose: string, n: number) => number;
export const pick = <T>(list: readonly T[], purpose: string, roll: Roll): T => list[roll(purpose, list.length)] as T;

/** What a turn finds. */
export interface World {
  readonly calendar: Calendar;
  readonly terrain: Terrain;
  readonly hitPoints: number;
  readonly coins: number;
  readonly companions: readonly Companion[];
  readonly people: readonly Person[];
  readonly threads: readonly Thread[];
  readonly boxes: number;
  readonly steps: SagaFacts['threat']['steps'];
  readonly segments: number;
  readonly met: readonly string[];
  readonly frame: Frame | null;
}

export const MATE: Companion = {
  id: 'mate',
  name: 'Asta',
  type: 'humanoid',
  description: '',
  hitPoints: 15,
  maxHitPoints: 15,
  abilities: [],
  loyalty: 80,
};
export const BEAST: Companion = { ...MATE, id: 'beast', name: 'Grim', type: 'animal' };
export const MAX_HIT_POINTS = 25;
export const CITIES = ['Aldburg', 'Norvik', 'Castra'] as const;

export const nameFor = (faction: FactionId, gender: Person['gender'], purpose: string, roll: Roll): string => {
  const { given, second, order } = FACTION_CONTENT[faction].names;
  const [a, b] = [pick(given[gender], `${purpose}-given`, roll), pick(second[gender], `${purpose}-second`, roll)];
  return order === 'given-second' ? `${a} ${b}` : `${b} ${a}`;
};

type Figure = Pick<Person, 'id' | 'role' | 'trade' | 'gender'>;
export const personFor = (faction: FactionId, { id, role, trade, gender }: Figure, roll: Roll): Person => ({
  id,
  name: nameFor(faction, gender, id, roll),
  gender,
  trade,
  at: { q: roll(id, 3), r: 0, name: 'there' },
  role,
  mood: pick(MOODS, `${id}-mood`, roll),
  alive: roll(`${id}-alive`, 12) > 0,
  dealings: [],
});

const oathPartsOf = (faction: FactionId, start: Roll) => {
  const content = SAGAS[faction];
  const oath = content ? pick(content.oaths, 'oath', start) : null;
  const threat = content ? pick(content.threats, 'threat', start) : null;
  return { content, oath, threat };
};
const figureOf = (
  role: 'who' | 'foe',
  figure: Pick<Figure, 'trade'> & { readonly genders: readonly Person['gender'][] },
): Figure => ({
  id: role,
  role,
  trade: figure.trade,
  gender: figure.genders[0] ?? 'male',
});

/** What stays as it is for a whole saga. */
export const castOf = (faction: FactionId, seed: string) => {
  const rollOf =
    (turn: number): Roll =>
    (purpose, n) =>
      hashOfSentence(`${faction}/${seed}/${turn}/${purpose}`) % Math.max(1, n);
  const start = rollOf(0);
  const { content, oath, threat } = oathPartsOf(faction, start);
  return {
    faction,
    seed,
    rollOf,
    start,
    content,
    oath,
    threat,
    ground: TERRAINS.filter((t) => t !== 'ocean' || SEAFARERS.includes(faction)),
    who: personFor(faction, figureOf('who', oath?.who ?? { trade: 'elder', genders: [] }), start),
    foe: personFor(faction, figureOf('foe', oath?.foe ?? { trade: 'captain', genders: [] }), start),
    frames: [...tablesOf(faction).frames, ...COMMON.frames],
    pursuits: [...tablesOf(faction).pursuits, ...COMMON.pursuits],
    professions: PROFESSIONS.filter((p) => FACTION_CONTENT[faction].professions[p]),
  };
};
export type WanderingCast = ReturnType<typeof castOf>;

export const beginningOf = ({ start, ground, who, foe }: WanderingCast): World => ({
  calendar: {
    day: 1,
    fedOn: 1,
    hour: 'morning',
    season: 'spring',
    weather: pick(['clear', 'cloud', 'rain', 'wind'] as const, 'weather', start),
  },
  terrain: pick(ground, 'terrain', start),
  hitPoints: MAX_HIT_POINTS,
  coins: 50,
  companions: start('mate', 2) === 0 ? [MATE] : [],
  people: [who, foe],
  threads: [],
  boxes: 0,
  steps: [],
  segments: 0,
  met: [],
  frame: null,
});

/** One turn of it: what it finds, and its rolls. */
export interface WanderingTurn {
  readonly cast: WanderingCast;
  readonly before: World;
  readonly turn: number;
  readonly isLast: boolean;
  readonly roll: Roll;
}
