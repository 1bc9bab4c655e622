import { ATTRIBUTES } from '#game/model/character.js';
import { type Scene } from '#game/model/scene.js';
import { compassIn, compassOf } from '../ways.js';
import { MOOD_WORDS } from './moods.js';
import { RULES } from './rules.answers.js';
import { choices, ways } from './state.answers.js';
import { capitalised, coinsOf, joined, shortly } from './words.js';

export const strengths = ({ hero: { attributes } }: Scene): string => {
  const sorted = [...ATTRIBUTES].sort((a, b) => attributes[b] - attributes[a]);
  const told = (all: readonly (typeof ATTRIBUTES)[number][]) => joined(all.map((one) => `${one} ${attributes[one]}`));
  return `What you do best goes by ${told(sorted.slice(0, 2))}; worst, by ${told(sorted.slice(-2))}.`;
};

/** Those who have a name and were met. */
export const acquaintances = ({ persons }: Scene): string => {
  const known = persons.filter(({ name, alive, isHere, lastSeenAt }) => name && alive && (isHere || lastSeenAt));
  if (known.length === 0) return 'You have met nobody yet who would know your name.';
  return known
    .slice(0, 6)
    .map((person) => {
      const mood = person.mood === null ? 'has not made up a mind about you' : MOOD_WORDS[person.mood];
      return `${capitalised(shortly(person))} ${mood}${person.isHere ? '' : `, and was last at ${person.lastSeenAt ?? 'home'}`}.`;
    })
    .join(' ');
};

export const prices = (scene: Scene): string => {
  const priced = scene.offers.flatMap(({ action, cost }) =>
    cost === undefined ? [] : [`${action.charAt(0).toLowerCase()}${action.slice(1)} (${coinsOf(cost, scene)})`],
  );
  return priced.length === 0
    ? `Nothing is offered here at a price. ${RULES.trade()}`
    : `You might ${joined(priced, 'or')}.`;
};

export const ground = ({ river, road }: Scene): string =>
  river
    ? `There is water: a river runs by here${road ? ', and a road along it' : ''}.`
    : road
      ? 'A road goes by here. You see no river.'
      : 'You see neither road nor river from here.';

/** What a direction leads to. */
export const wayThere = (scene: Scene, said: string): string => {
  const points = compassIn(said) ?? [];
  const there = scene.ways.filter((way) => points.includes(compassOf(way)));
  if (there.length === 0) return ways(scene);
  return there
    .map(
      (way) =>
        `To the ${compassOf(way)}: ${way.isCity ? (way.cityDetails ?? 'a town') : way.terrain}, ${way.difficulty} going.`,
    )
    .join(' ');
};

/** What stands before the player, and where the oath leads. */
export const next = (scene: Scene): string =>
  scene.frame !== null || scene.saga === null
    ? choices(scene)
    : `Your oath leads to ${scene.saga.goal}. ${choices(scene)}`;
