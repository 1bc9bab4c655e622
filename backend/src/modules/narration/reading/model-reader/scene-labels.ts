import { type SceneRef } from '#game/model/attempt.js';
import { type Scene, type ScenePerson } from '#game/model/scene.js';

/** A thing of the scene, as a model is told of it. */
export interface Labelled {
  /** Short, and unique in its scene: 'p1', 'way2'. */
  readonly label: string;
  readonly words: string;
  readonly ref: SceneRef;
  /** How the player is asked about it; null: never. */
  readonly name: string | null;
}

const personWords = ({ name, trade, gender, alive, isHere, lastSeenAt }: ScenePerson): string => {
  const place = isHere ? 'here' : lastSeenAt ? `not here, last seen at ${lastSeenAt}` : 'not here';
  return [name ?? 'nameless', trade, gender, alive ? place : 'dead'].join(', ');
};

const labelled = <T>(
  items: readonly T[],
  prefix: string,
  of: (item: T) => Omit<Labelled, 'label'>,
): readonly Labelled[] => items.map((item, n) => ({ label: `${prefix}${n + 1}`, ...of(item) }));

const onesOwn = ({ saga, hero }: Scene): readonly Labelled[] => [
  { label: 'self', words: `the player's own hero, ${hero.name}`, ref: { of: 'self' }, name: null },
  { label: 'coins', words: `money; the hero has ${hero.coins}`, ref: { of: 'coins', amount: 0 }, name: null },
  ...(saga
    ? [
        { label: 'oath', words: saga.oath, ref: { of: 'oath' } as const, name: null },
        { label: 'threat', words: saga.threat, ref: { of: 'threat' } as const, name: null },
      ]
    : []),
];

/** All that a text can be about, offers apart. */
export const labelsOf = (scene: Scene): readonly Labelled[] => [
  ...labelled(scene.persons, 'p', (person) => ({
    words: personWords(person),
    ref: person.id === null ? { of: 'figure' } : { of: 'person', id: person.id },
    name: person.name ?? `the ${person.trade}`,
  })),
  ...labelled(scene.companions, 'c', ({ id, name, type }) => ({
    words: `${name}, companion, ${type}`,
    ref: { of: 'companion', id },
    name,
  })),
  ...labelled(scene.inventory, 'i', ({ name, quantity }) => ({
    words: `${name}${quantity > 1 ? ` (${quantity})` : ''}, carried`,
    ref: { of: 'thing', name },
    name: `the ${name.toLowerCase()}`,
  })),
  ...labelled(scene.sights, 's', ({ name, words }) => ({
    words: `${[...new Set([name, ...words])].join(' / ')}, seen here`,
    ref: { of: 'sight', name },
    name: `the ${name}`,
  })),
  ...labelled(scene.places, 'l', ({ name, kind, distance, q, r }) => ({
    words: `${name}, ${kind}, ${distance} hexes away`,
    ref: { of: 'place', name, q, r },
    name,
  })),
  ...labelled(scene.ways, 'way', ({ description, terrain, q, r }) => ({
    words: `way on foot or by boat: ${description}, ${terrain}`,
    ref: { of: 'way', q, r },
    name: description,
  })),
  ...labelled(scene.saga?.threads ?? [], 't', ({ id, kind, themName, placeName, dueDay }) => ({
    words: `${kind} with ${themName} at ${placeName}, due on day ${dueDay}`,
    ref: { of: 'thread', id },
    name: null,
  })),
  ...onesOwn(scene),
];
