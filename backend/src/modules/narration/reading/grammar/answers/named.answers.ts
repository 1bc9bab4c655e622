import { type Scene, type ScenePerson } from '#game/model/scene.js';
import { type NamedThing } from '../scene-names.js';
import { MOOD_WORDS } from './moods.js';
import * as state from './state.answers.js';
import { capitalised, coinsOf, days, heOf, leagues, shortly } from './words.js';

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
const STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;

/** The compass point of a far hex, by the step that goes the same way. */
const bearing = (dq: number, dr: number): string => {
  const x = dq + dr / 2;
  const y = dr * 0.866;
  const along = STEPS.map(([q, r]) => x * (q + r / 2) + y * (r * 0.866));
  return COMPASS[along.indexOf(Math.max(...along))] ?? 'east';
};

const aboutPerson = (person: ScenePerson): string => {
  const name = capitalised(shortly(person));
  const trade =
    person.name === null ? '' : ` is ${person.trade.startsWith('the ') ? person.trade : `the ${person.trade}`}, and`;
  if (person.name === null)
    return `${name} is right here, and nobody has told you ${heOf(person) === 'she' ? 'her' : 'his'} name. You might ask.`;
  if (!person.alive) return `${name} is dead.`;
  const mood = person.mood === null ? 'has not made up a mind about you' : MOOD_WORDS[person.mood];
  const place = person.isHere
    ? ` ${capitalised(heOf(person))} is right here.`
    : person.lastSeenAt === null
      ? ` Where ${heOf(person)} is, you do not know.`
      : ` ${capitalised(heOf(person))} was last seen at ${person.lastSeenAt}.`;
  return `${name}${trade} ${mood}.${place}`;
};

const aboutPlace = (named: NamedThing, { places, ways }: Scene): string => {
  const { ref } = named;
  const place = places.find(({ name }) => ref.of === 'place' && ref.name === name);
  if (!place) return `You know no more of ${named.label} than its name.`;
  const gloss = place.gloss === null ? '' : ` (${place.gloss})`;
  const kind = { city: 'a town', landmark: 'a landmark', ground: 'the land hereabouts' }[place.kind];
  if (place.distance === 0) return `${place.name}${gloss}: you are there now.`;
  const here = ways[0];
  const from = here && hereOf(ways);
  return `${place.name}${gloss} is ${kind}, ${leagues(place.distance)} from here${from ? `, to the ${bearing(place.q - from.q, place.r - from.r)}` : ''}.`;
};
/** The player's own hex: the way's, less its direction. */
const hereOf = (ways: Scene['ways']): { readonly q: number; readonly r: number } | null => {
  const [way] = ways;
  const at = way && COMPASS.findIndex((point) => way.description.endsWith(`to the ${point}`));
  const step = at === undefined || at < 0 ? undefined : STEPS[at];
  return way && step ? { q: way.q - step[0], r: way.r - step[1] } : null;
};

const aboutThing = (name: string, { inventory, faction }: Scene): string => {
  const item = inventory.find((thing) => thing.name === name);
  return item
    ? `${item.name}: ${item.description} It is worth ${coinsOf(item.value, { faction })}.`
    : `You carry no such thing.`;
};

/** What a companion would do now, with the odds they see; nothing where they advise nothing. */
const adviceOf = ({ id, name }: Scene['companions'][number], { offers }: Scene): string => {
  const offer = offers.find(({ advisedBy = [] }) => advisedBy.some(({ companion }) => companion === id));
  const chance = offer?.advisedBy?.find(({ companion }) => companion === id)?.chance ?? 0;
  return offer ? ` What ${name} would do: ${offer.action}, at about ${Math.round(chance / 10)} in ten.` : '';
};

/** What the player knows of something with a name. */
export const aboutNamed = (named: NamedThing, scene: Scene): string => {
  const { ref } = named;
  switch (ref.of) {
    case 'person':
    case 'figure': {
      const person = scene.persons.find(({ id }) => id === (ref.of === 'person' ? ref.id : null));
      return person ? aboutPerson(person) : `You know nothing of ${named.label}.`;
    }
    case 'companion': {
      const mate = scene.companions.find(({ id }) => id === ref.id);
      return mate
        ? `${mate.name} is with you: ${mate.hitPoints} of ${mate.maxHitPoints} hit points, loyalty ${mate.loyalty}. ${mate.description}${adviceOf(mate, scene)}`
        : state.companions(scene);
    }
    case 'thing':
      return aboutThing(ref.name, scene);
    case 'place':
      return aboutPlace(named, scene);
    case 'thread': {
      const thread = scene.saga?.threads.find(({ id }) => id === ref.id);
      const left =
        thread && scene.calendar
          ? ` ${capitalised(days(Math.max(0, thread.dueDay - scene.calendar.day)))} are left.`
          : '';
      return thread
        ? `There is a ${thread.kind} between you and ${thread.themName}, to be settled at ${thread.placeName}.${left}`
        : state.threads(scene);
    }
    case 'oath':
      return state.oath(scene);
    case 'threat':
      return state.threat(scene);
    case 'sight':
      return `You see ${named.label} here. For more than that, look closer, or ask.`;
    case 'coins':
    case 'way':
    case 'self':
      return state.seen(scene);
  }
};
