import { type SagaMemory } from '#backend/modules/session/narration-facts/saga-memory.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { quotedData } from './quoted-data.js';
import { STORY_VOICES } from './voices.table.js';

const ofSaga = ({ saga }: TurnFacts): readonly string[] => {
  if (saga === null) return [];
  const { people, oath, threat, threads, region, landmark, them, happenings } = saga;
  return [
    ...people.flatMap(({ name, at }) => [name, at.name]),
    ...[oath.who.name, oath.foe.name, oath.where],
    ...[region, landmark].flatMap((ground) => (ground === null ? [] : [ground.name])),
    ...threads.flatMap(({ themName, place }) => [themName, place.name]),
    ...threat.steps.flatMap(({ place }) => (place === null ? [] : [place])),
    ...(them === null ? [] : [them.name]),
    ...happenings.flatMap((happening) =>
      happening.kind === 'learnt' && 'at' in happening.lead && happening.lead.at ? [happening.lead.at.name] : [],
    ),
  ];
};

/** Words written large inside of a line of the content: gods, peoples, feasts. A player's words are in no such line. */
const PROPER = /(?<=[\p{Ll},;] )\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*/gu;
const inLines = (lines: readonly string[]): readonly string[] =>
  lines
    .flatMap((line) => line.match(PROPER) ?? [])
    .map((name) => name.replace(/’s$/, ''))
    .filter((name) => !/^I(?:’|$)/.test(name));

/** Every proper name that a story may hold: those of the facts, of the memory, and of the lines of the content. */
export const namesFor = (facts: TurnFacts, memory: SagaMemory, lines: readonly string[]): readonly string[] => {
  const { hero, companionsJoined, companionsLeft, itemsGained, itemsLost, city, faction } = facts;
  return [
    ...new Set([
      quotedData(hero.name, Infinity),
      ...[...hero.companions, ...companionsJoined, ...companionsLeft].map(({ name }) => name),
      ...[...hero.inventory, ...itemsGained, ...itemsLost].map(({ name }) => name),
      ...(city === null ? [] : [city]),
      ...ofSaga(facts),
      ...memory.names,
      ...STORY_VOICES[faction].names,
      ...inLines(lines),
    ]),
  ];
};
