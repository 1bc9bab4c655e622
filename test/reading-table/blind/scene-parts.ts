import { type Attributes, type Companion, type Item } from '#game/model/character.js';
import { DIRECTIONS } from '#game/model/hex.js';
import { type MovementOption } from '#game/model/cell.js';
import { type Scene, type SceneOffer, type ScenePerson, type ScenePlace, type Sight } from '#game/model/scene.js';
import { type Terrain } from '#game/model/world.js';

/** Short ways to write a scene by hand. Everything in these scenes is made up: no saga of the content holds it. */
const PLAIN: Attributes = {
  strength: 3,
  reflexes: 2,
  charisma: 2,
  intellect: 2,
  vigour: 2,
  perception: 2,
  endurance: 2,
};

export const sceneOfHand = (
  parts: Partial<Omit<Scene, 'hero'>> & Pick<Scene, 'faction' | 'terrain'> & { readonly hero?: Partial<Scene['hero']> },
): Scene => ({
  phase: 'encounter',
  frame: null,
  city: null,
  river: false,
  road: false,
  calendar: { day: 9, hour: 'noon', season: 'autumn', weather: 'cloud', fedOn: 8 },
  persons: [],
  companions: [],
  inventory: [],
  sights: [],
  places: [],
  ways: [],
  offers: [],
  saga: null,
  ...parts,
  hero: {
    name: 'Nobody',
    gender: 'male',
    profession: 'scout',
    attributes: PLAIN,
    hitPoints: 25,
    maxHitPoints: 25,
    coins: 50,
    ...parts.hero,
  },
});

export const person = (id: string | null, name: string | null, more: Partial<ScenePerson> = {}): ScenePerson => ({
  id,
  name,
  gender: 'male',
  trade: 'traveller',
  mood: id === null ? null : 'civil',
  alive: true,
  isHere: false,
  lastSeenAt: null,
  ...more,
});

export const thing = (name: string, quantity = 1): Item => ({ name, quantity, value: 4, description: 'Carried long.' });

export const companion = (id: string, name: string, type: Companion['type'], description: string): Companion => ({
  id,
  name,
  type,
  description,
  hitPoints: 15,
  maxHitPoints: 15,
  abilities: [],
  loyalty: 80,
});

export const sight = (name: string, ...words: string[]): Sight => ({ name, words: [name, ...words] });

export const offer = (
  id: string,
  [kind, attribute, difficulty]: readonly [SceneOffer['kind'], SceneOffer['attribute'], SceneOffer['difficulty']],
  action: string,
  more: Partial<SceneOffer> = {},
): SceneOffer => ({
  id,
  kind,
  attribute,
  difficulty,
  risk: 'slight',
  requiresItem: null,
  action,
  description: 'It may go well.',
  ...more,
});

const COMPASS = ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'] as const;
export type Compass = (typeof COMPASS)[number];

/** A way out of the middle of the map. */
export const way = (to: Compass, terrain: Terrain, city: string | null = null): MovementOption => {
  const { q, r } = DIRECTIONS[COMPASS.indexOf(to)] ?? { q: 1, r: 0 };
  const noun = city ?? `${terrain.charAt(0).toUpperCase()}${terrain.slice(1)}`;
  const difficulty = terrain === 'plains' || terrain === 'coast' ? 'easy' : 'medium';
  return {
    q,
    r,
    terrain,
    distance: 1,
    difficulty,
    description: `${noun}, to the ${to}`,
    isCity: city !== null,
    cityDetails: city,
  };
};

export const place = (
  name: string,
  [q, r]: readonly [number, number],
  kind: ScenePlace['kind'],
  more: Partial<Pick<ScenePlace, 'gloss' | 'distance'>> = {},
): ScenePlace => ({
  name,
  q,
  r,
  kind,
  gloss: null,
  distance: (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2,
  ...more,
});
