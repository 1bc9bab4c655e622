import { FACTION_CONTENT } from '#game/content/factions.js';
import { oathOf, threatOf } from '#game/content/catalogue.js';
import { isHungry } from '#game/model/calendar.js';
import { OATH_BOXES, OATH_READY, type Person, THREAT_SEGMENTS } from '#game/model/saga.js';
import { type SagaFacts } from '#backend/modules/session/narration-facts/saga-facts.port.js';
import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { within } from '../../domain/grammar/slots.js';
import { ordinal, someCoins } from '../../domain/phrases.js';
import { FEELING, threadTitle } from './happening.lines.js';
import { type Filler } from './lines.js';

const MOST_CARRIED = 10;

const HEALTH: readonly (readonly [least: number, words: string])[] = [
  [1, 'unhurt'],
  [0.7, 'scratched but sound'],
  [0.4, 'wounded'],
  [0.15, 'badly wounded'],
  [0, 'hardly able to stand'],
];
const healthOf = (points: number, max: number): string =>
  HEALTH.find(([least]) => points >= least * Math.max(1, max))?.[1] ?? 'hardly able to stand';

const alsoThere = ({ saga }: TurnFacts): string => {
  const seen = [...(saga?.river ? ['a river'] : []), ...(saga?.road ? ['a road'] : [])];
  return seen.length > 0 ? `; there is ${seen.join(' and ')}` : '';
};
/** The ground as its people name it. */
const place = (facts: TurnFacts): string => {
  const {
    city,
    cell: { terrain },
    saga,
  } = facts;
  const names = [saga?.landmark?.name, saga?.region?.name].flatMap((name) =>
    name === undefined ? [] : [within(name)],
  );
  const at = city === null ? [terrain, ...names].join(', ') : [`the town of ${city}`, ...names].join(', ');
  return `Place: ${at}${alsoThere(facts)}.`;
};
const time = ({ saga }: TurnFacts): readonly string[] => {
  if (saga === null) return [];
  const { day, hour, season, weather } = saga.calendar;
  return [`Time: ${hour} of the ${ordinal(day)} day, ${season}; weather: ${weather}.`];
};
const health = ({ hero, saga }: TurnFacts): string => {
  const hungry = saga !== null && isHungry(saga.calendar) ? ', and hungry' : '';
  return `The hero is ${healthOf(hero.hitPoints, hero.maxHitPoints)}${hungry}.`;
};
const trade = ({ hero: { profession, gender }, faction }: TurnFacts): string =>
  `The hero’s trade: ${FACTION_CONTENT[faction].professions[profession]?.name ?? profession} (${gender}).`;

/** What must be known whatever else is left out. */
export const stateLines = (facts: TurnFacts): readonly string[] => [
  place(facts),
  ...time(facts),
  health(facts),
  trade(facts),
];

const carried = ({ hero: { inventory, coins }, itemsGained, faction }: TurnFacts): readonly string[] => {
  const names = [...new Set(inventory.map(({ name }) => name))].filter(
    (name) => !itemsGained.some((item) => item.name === name),
  );
  const things = [...(coins > 0 ? [someCoins(coins, faction)] : ['no coins']), ...names.slice(0, MOST_CARRIED)];
  return [`Carried: ${things.join(', ')}.`];
};
const company = ({ hero: { companions }, companionsJoined }: TurnFacts): readonly string[] => {
  const others = companions.filter(({ id }) => !companionsJoined.some((joined) => joined.id === id));
  return others.length === 0
    ? []
    : [`With the hero: ${others.map(({ name, type }) => `${name} (${type})`).join(', ')}.`];
};

const FAR: readonly (readonly [least: number, words: string])[] = [
  [1, 'complete'],
  [0.8, 'nearly complete'],
  [0.6, 'far on'],
  [0.4, 'half done'],
  [0.01, 'begun'],
  [0, 'not begun'],
];
const partOf = (n: number, of: number): string => FAR.find(([least]) => n >= least * of)?.[1] ?? 'not begun';
const spine = (saga: SagaFacts, fill: Filler): readonly string[] => {
  const { oath, threat } = saga;
  const [sworn, plan] = [oathOf(oath.key)?.title, threatOf(threat.key)?.title];
  const ready = oath.boxes >= OATH_READY ? ', the last test open' : '';
  return [
    ...(sworn ? [`The oath: ${fill(sworn)} (${partOf(oath.boxes, OATH_BOXES)}${ready})`] : []),
    ...(plan ? [`The threat: ${fill(plan)} (${partOf(threat.segments, THREAT_SEGMENTS)})`] : []),
  ];
};
const threads = (saga: SagaFacts, fill: Filler): readonly string[] => {
  const told = new Set(saga.happenings.flatMap((happening) => ('thread' in happening ? [happening.thread] : [])));
  return saga.threads
    .filter(({ id, state }) => state === 'open' && !told.has(id))
    .flatMap(({ id }) => {
      const title = threadTitle({ saga, fill }, id);
      return title === null ? [] : [`Left open: ${title}`];
    });
};

/** What else is so, each of it once; it may be left out where there is little room. */
export const digestLines = (facts: TurnFacts, fill: Filler): readonly string[] => [
  ...company(facts),
  ...carried(facts),
  ...(facts.saga ? [...spine(facts.saga, fill), ...threads(facts.saga, fill)] : []),
];

const personLine = ({ name, trade: does, gender, mood, alive }: Person, known: readonly string[]): string =>
  `${name}, ${does} (${gender === 'female' ? 'she' : 'he'}), ${alive ? `feels ${FEELING[mood]} toward the hero` : 'dead'}. ` +
  (known.length > 0
    ? `Knows of the hero only this: ${known.join(' ')}`
    : 'Knows nothing of what the hero did elsewhere.');

/** Who may come into the scene, with all that they know. */
export const peopleLines = ({ saga }: TurnFacts, { witnessed }: SagaMemory): readonly string[] =>
  (saga?.people ?? []).flatMap((person) => {
    const known = witnessed[person.id];
    return known === undefined && person.name !== saga?.them?.name ? [] : [personLine(person, known ?? [])];
  });
