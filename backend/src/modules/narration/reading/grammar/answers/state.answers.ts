import { ATTRIBUTES } from '#game/model/character.js';
import { foodLeft } from '#game/model/calendar.js';
import { OATH_BOXES, OATH_READY, THREAT_SEGMENTS } from '#game/model/saga.js';
import { type Scene } from '#game/model/scene.js';
import { PEOPLE_NOUNS } from '#game/content/common/sight-nouns.js';
import { FACTION_CONTENT } from '#game/content/factions.js';
import { compassOf } from '../ways.js';
import { articled, capitalised, coinsOf, days, itemsOf, joined, leagues, shortly } from './words.js';

export const health = ({ hero: { hitPoints, maxHitPoints } }: Scene): string =>
  `You have ${hitPoints} of ${maxHitPoints} hit points.${hitPoints === maxHitPoints ? ' There is not a scratch on you.' : hitPoints * 2 < maxHitPoints ? ' Rest, or a healer in a town, would do you good.' : ''}`;
export const purse = (scene: Scene): string =>
  scene.hero.coins === 0 ? 'Your purse is empty.' : `You have ${coinsOf(scene.hero.coins, scene)}.`;
export const carried = (scene: Scene): string =>
  scene.inventory.length === 0
    ? `You carry nothing but your purse: ${coinsOf(scene.hero.coins, scene)}.`
    : `You carry ${joined(itemsOf(scene))}, and ${coinsOf(scene.hero.coins, scene)}.`;

export const sheet = ({ hero: { name, profession, attributes }, faction }: Scene): string =>
  `You are ${name}, ${articled((FACTION_CONTENT[faction].professions[profession]?.name ?? profession).toLowerCase())}. ${capitalised(joined(ATTRIBUTES.map((attribute) => `${attribute} ${attributes[attribute]}`)))}.`;
const WORDS_OF_ATTRIBUTE = {
  strength: /\bstrong\b/,
  reflexes: /\b(?:fast|quick|agile)\b/,
  charisma: /\bcharming\b/,
  intellect: /\b(?:smart|clever|wise)\b/,
  vigour: /\bhardy\b/,
  perception: /\b(?:sharp|observant)\b/,
  endurance: /\btough\b/,
} as const;
export const attribute = ({ hero: { attributes } }: Scene, said: string): string | null => {
  const one = ATTRIBUTES.find((a) => said.includes(a) || WORDS_OF_ATTRIBUTE[a].test(said));
  return one === undefined ? null : `Your ${one} is ${attributes[one]} of 10.`;
};

const SKIES = {
  clear: 'the sky is clear',
  cloud: 'it is overcast',
  rain: 'it rains',
  wind: 'it blows hard',
  fog: 'fog lies over everything',
  storm: 'there is a storm',
  snow: 'it snows',
  heat: 'it is very hot',
} as const;
const PARTS = { morning: 'morning', noon: 'noon', dusk: 'dusk', night: 'night' } as const;
export const time = ({ calendar }: Scene): string =>
  calendar === null
    ? 'Nobody keeps count of the days in this story.'
    : `It is ${PARTS[calendar.hour]} on day ${calendar.day}, in ${calendar.season}, and ${SKIES[calendar.weather]}.`;
export const hunger = ({ calendar }: Scene): string => {
  const left = calendar === null ? null : foodLeft(calendar);
  if (left === null) return 'You are not hungry.';
  return left === 0
    ? 'Your food is gone, and you are hungry. A meal in a town, a hunt or a catch would mend that.'
    : `You are not hungry: your food lasts another ${days(left)}.`;
};

const GROUND = {
  ocean: 'out on the water',
  coast: 'on the coast',
  plains: 'on open grass',
  forest: 'in the woods',
  hills: 'in the hills',
  mountains: 'in the mountains',
  desert: 'in the waste',
  swamp: 'in the marsh',
} as const;
export const whereabouts = (scene: Scene): string => {
  const { city, terrain, river, road, places } = scene;
  const here = places.find(({ distance, kind }) => distance === 0 && kind === 'landmark');
  const near = places.filter(({ distance }) => distance > 0).sort((a, b) => a.distance - b.distance)[0];
  const at = city !== null ? `in ${city}` : `${GROUND[terrain]}${here ? `, at ${here.name}` : ''}`;
  const by = [...(road && city === null ? ['a road'] : []), ...(river ? ['a river'] : [])];
  return `You are ${at}${by.length > 0 ? `, by ${joined(by)}` : ''}.${near ? ` The nearest place that you know of is ${near.name}, ${leagues(near.distance)} away.` : ''}`;
};

export const ways = ({ ways: open, frame }: Scene): string => {
  if (open.length === 0)
    return frame === null
      ? 'No way is open just now.'
      : 'You must settle what is before you first, or get away from it.';
  return `You can go ${joined(
    open.map(
      (way) => `${compassOf(way)} (${way.isCity ? (way.cityDetails ?? 'a town') : way.terrain}, ${way.difficulty})`,
    ),
    'or',
  )}.`;
};
export const choices = ({ offers, ways: open }: Scene): string =>
  offers.length === 0
    ? 'Nothing is on offer here; write what you would do, or travel on.'
    : `You might ${joined(
        offers.map(({ action }) => action.charAt(0).toLowerCase() + action.slice(1)),
        'or',
      )}${open.length > 0 ? '; or travel on' : ''}; or write something of your own.`;

const seesPeople = ({ frame, city, sights }: Scene): boolean =>
  city !== null || (frame !== null && sights.some(({ name }) => PEOPLE_NOUNS.has(name)));
export const company = (scene: Scene): string => {
  const { companions, persons } = scene;
  const here = persons.filter(({ isHere }) => isHere).map(shortly);
  const mates = companions.map(({ name, hitPoints, maxHitPoints }) => `${name} (${hitPoints} of ${maxHitPoints})`);
  const met =
    here.length > 0
      ? `${capitalised(joined(here))} ${here.length === 1 ? 'is' : 'are'} here.`
      : seesPeople(scene)
        ? 'There are people here, and none whom you know by name.'
        : 'There is nobody here whom you know.';
  return mates.length > 0
    ? `${met} With you ${mates.length === 1 ? 'is' : 'are'} ${joined(mates)}.`
    : `${met} You travel alone.`;
};
export const companions = ({ companions: all }: Scene): string =>
  all.length === 0
    ? 'You travel alone.'
    : `With you ${all.length === 1 ? 'is' : 'are'} ${joined(all.map(({ name, hitPoints, maxHitPoints, loyalty }) => `${name}, with ${hitPoints} of ${maxHitPoints} hit points and a loyalty of ${loyalty}`))}.`;

export const oath = ({ saga }: Scene): string =>
  saga === null
    ? 'You have sworn no oath in this story.'
    : `Your oath: ${saga.oath} ${saga.boxes} of its ${OATH_BOXES} boxes are filled${saga.boxes >= OATH_READY ? `, and the last test waits at ${saga.goal}.` : `; from ${OATH_READY} on the last test is open at ${saga.goal}.`}`;
export const threat = ({ saga }: Scene): string =>
  saga === null
    ? 'Nobody is after you in this story.'
    : `${saga.threat} ${saga.segments} of ${THREAT_SEGMENTS} parts of its clock have passed; at ${THREAT_SEGMENTS} all is lost.`;
/** 'a debt with Ketil', 'a lead on Ketil'. */
const matterWords = (kind: string, name: string): string => `a ${kind} ${kind === 'lead' ? 'on' : 'with'} ${name}`;
export const threads = ({ saga, calendar }: Scene): string => {
  if (saga === null || saga.threads.length === 0) return 'You owe nobody anything just now, and nobody waits for you.';
  return `Still open: ${joined(saga.threads.map(({ kind, themName, placeName, dueDay }) => `${matterWords(kind, themName)}, at ${placeName}${calendar ? ` (${days(Math.max(0, dueDay - calendar.day))} left)` : ''}`))}.`;
};
export const towns = ({ places }: Scene): string => {
  const near = places
    .filter(({ kind, distance }) => kind === 'city' && distance > 0)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3);
  return near.length === 0
    ? 'You know of no town near here.'
    : `The nearest towns are ${joined(near.map(({ name, distance }) => `${name} (${leagues(distance)})`))}.`;
};
export const seen = (scene: Scene): string => {
  const names = scene.sights.slice(0, 6).map(({ name }) => name);
  const there = names.length > 0 ? ` About you, as far as a glance tells: ${joined(names)}.` : '';
  return `${whereabouts(scene)}${there}`;
};
