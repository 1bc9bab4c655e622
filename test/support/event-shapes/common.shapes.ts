import { z } from 'zod';

export const id = z.uuid();
export const time = z.iso.datetime();
export const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const texts = z.array(z.string());
const attribute = z.enum(['strength', 'reflexes', 'charisma', 'intellect', 'vigour', 'perception', 'endurance']);
export const terrain = z.enum(['ocean', 'coast', 'plains', 'forest', 'hills', 'mountains', 'desert', 'swamp']);
export const hex = z.strictObject({ q: z.int(), r: z.int() });

export const attributes = z.strictObject({
  strength: z.int(),
  reflexes: z.int(),
  charisma: z.int(),
  intellect: z.int(),
  vigour: z.int(),
  perception: z.int(),
  endurance: z.int(),
});
export const appearance = z.strictObject({
  height: z.enum(['short', 'average', 'tall']),
  build: z.enum(['lean', 'average', 'muscular', 'stocky']),
  skinTone: z.enum(['fair', 'light', 'medium', 'olive', 'dark']),
  hair: z.enum(['black', 'brown', 'blonde', 'red', 'gray', 'white']),
});
export const backstory = z.strictObject({
  question1: attribute,
  question2: attribute,
  question3: attribute,
  pointsAllocated: z.array(attribute),
});
export const gender = z.enum(['male', 'female', 'non-binary']);
export const item = z.strictObject({ name: z.string(), quantity: z.int(), value: z.int(), description: z.string() });
export const companion = z.strictObject({
  id: z.string(),
  name: z.string(),
  type: z.enum(['bodyguard', 'mount', 'animal', 'bird', 'humanoid']),
  description: z.string(),
  hitPoints: z.int(),
  maxHitPoints: z.int(),
  abilities: texts,
  loyalty: z.int(),
});

const check = { attribute: attribute.nullable(), difficulty: z.enum(['easy', 'medium', 'hard']) };
export const resolvedCheck = z.strictObject({ ...check, chance: z.int(), roll: z.int() });
const offerKinds = ['force', 'craft', 'talk', 'flight', 'gift', 'patience', 'explore', 'rest', 'trade'] as const;
const deedPart = {
  ...check,
  requiresItem: z.string().nullable(),
  risk: z.enum(['none', 'slight', 'serious', 'grave']),
};
const offer = z.strictObject({
  ...deedPart,
  id: z.string(),
  kind: z.enum(offerKinds),
  cost: z.int().exactOptional(),
  item: item.exactOptional(),
});
export const offerWithoutOptionals = z.strictObject({
  ...deedPart,
  id: z.string(),
  kind: z.enum(offerKinds),
  cost: z.int().nullable(),
  item: item.nullable(),
});
const ref = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['person', 'companion', 'thread']), id: z.string() }),
  z.strictObject({ of: z.enum(['figure', 'oath', 'threat', 'self']) }),
  z.strictObject({ of: z.enum(['thing', 'sight']), name: z.string() }),
  z.strictObject({ of: z.literal('coins'), amount: z.int() }),
  z.strictObject({ of: z.literal('place'), name: z.string(), ...hex.shape }),
  z.strictObject({ of: z.literal('way'), ...hex.shape }),
]);
const attempt = z.strictObject({
  verb: z.enum([
    ...['go', 'look', 'search', 'ask', 'talk', 'give', 'trade', 'sell', 'promise', 'threaten', 'trick'],
    ...['steal', 'hide', 'follow', 'wait', 'rest', 'eat', 'tend', 'make', 'use', 'attack', 'spare', 'flee'],
    ...['climb', 'swim', 'pray', 'sing', 'bury', 'teach', 'swear', 'break-oath', 'dismiss', 'send'],
  ] as const),
  object: ref.nullable(),
  addressee: ref.nullable(),
  instrument: ref.nullable(),
  place: ref.nullable(),
  manner: z.enum(['careful', 'quick', 'quiet', 'loud', 'gentle', 'fierce']).nullable(),
  until: z.enum(['morning', 'noon', 'dusk', 'night', 'healed']).nullable(),
  offerId: z.string().nullable(),
  doers: z.array(z.string()),
  helpers: z.array(z.string()),
});
export const deed = z.strictObject({
  ...deedPart,
  kind: z.enum([...offerKinds, 'move']),
  offerId: z.string().nullable(),
  to: hex.nullable(),
  attempt: attempt.nullable(),
});
export const wording = z.strictObject({ offerId: z.string(), action: z.string(), description: z.string() });
export const draw = z.strictObject({ purpose: z.string(), k: z.int(), sides: z.int(), value: z.int() });
export const cell = z.strictObject({
  q: z.int(),
  r: z.int(),
  terrain,
  visitCount: z.int(),
  frame: z.string().nullable(),
  isResolved: z.boolean(),
  attempts: z.int(),
  lastTurn: z.int(),
  firstVisitAt: time,
  lastVisitAt: time,
});
const movement = z.strictObject({
  q: z.int(),
  r: z.int(),
  terrain,
  distance: z.int(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  description: z.string(),
  isCity: z.boolean(),
  cityDetails: z.string().nullable(),
});

/** Parts of events: spread into their shapes. */
export const holdings = {
  hitPoints: z.int(),
  coins: z.int(),
  inventory: z.array(item),
  companions: z.array(companion),
  location: hex,
};
export const standing = {
  gamePhase: z.enum(['encounter', 'exploration', 'city', 'travel', 'game_over']),
  frame: z.string().nullable(),
  offers: z.array(offer),
  movement: z.array(movement),
  them: z.string().exactOptional(),
};

/** Without optional fields: null replaces absent. */
export const standingWithoutOptionals = {
  ...standing,
  offers: z.array(offerWithoutOptionals),
  them: z.string().nullable(),
};

const building = z.strictObject({ name: z.string(), occupants: texts, services: texts });
const district = z.strictObject({
  name: z.string(),
  type: z.enum(['administrative', 'military', 'commercial', 'residential', 'religious', 'industrial']),
  description: z.string(),
  streets: texts,
  buildings: z.array(building),
});
const city = z.strictObject({
  at: hex,
  name: z.string(),
  population: z.int(),
  atmosphere: z.string(),
  mainStreets: texts,
  districts: z.array(district),
  landmarks: texts,
});
const place = z.strictObject({ at: hex, terrain, name: z.string(), gloss: z.string(), cells: z.int() });
const landmark = z.strictObject({
  at: hex,
  kind: z.enum(['ruin', 'camp', 'shrine', 'grave', 'ford', 'tower', 'cave', 'tree']),
  name: z.string(),
  gloss: z.string(),
});
const path = z.array(z.int());
export const world = z.strictObject({
  seed: z.string(),
  generatorVersion: z.int(),
  terrain: z.string().length(817),
  cities: z.array(city),
  places: z.array(place).exactOptional(),
  rivers: z.array(path).exactOptional(),
  roads: z.array(path).exactOptional(),
  landmarks: z.array(landmark).exactOptional(),
  start: hex,
});
