import { z } from 'zod';

const mood = z.enum(['hates', 'resents', 'wary', 'civil', 'warm', 'devoted']);
const namedPlace = z.strictObject({ q: z.int(), r: z.int(), name: z.string() });
const calendar = z.strictObject({
  day: z.int(),
  hour: z.enum(['morning', 'noon', 'dusk', 'night']),
  season: z.enum(['spring', 'summer', 'autumn', 'winter']),
  weather: z.enum(['clear', 'cloud', 'rain', 'wind', 'fog', 'storm', 'snow', 'heat']),
  fedOn: z.int().exactOptional(),
});
const calendarWithoutOptionals = z.strictObject({ ...calendar.shape, fedOn: z.int().nullable() });
const oath = z.strictObject({
  key: z.string(),
  who: z.string(),
  foe: z.string(),
  where: namedPlace,
  boxes: z.int(),
  steps: z.array(z.strictObject({ place: namedPlace, done: z.boolean() })),
  movedOn: z.int(),
  asked: z.array(z.string()),
  outcome: z.enum(['open', 'kept', 'lost']),
});
const scene = z.strictObject({ key: z.string(), turn: z.int(), way: z.int().nullable(), success: z.boolean() });
const threat = z.strictObject({
  key: z.string(),
  segments: z.int(),
  steps: z.array(
    z.strictObject({
      effect: z.enum(['ford', 'gates', 'hunter', 'winter', 'prices']),
      place: namedPlace.nullable(),
      turn: z.int(),
    }),
  ),
});
const thread = z.strictObject({
  id: z.string(),
  key: z.string(),
  kind: z.enum(['debt', 'feud', 'wish', 'rumour', 'promise']),
  them: z.string(),
  themName: z.string(),
  place: namedPlace,
  openedTurn: z.int(),
  dueDay: z.int(),
  state: z.enum(['open', 'kept', 'lapsed', 'ended']),
});
const person = z.strictObject({
  id: z.string(),
  name: z.string(),
  gender: z.enum(['male', 'female']),
  trade: z.string(),
  at: namedPlace,
  role: z.enum(['who', 'foe', 'met', 'companion']),
  mood: mood,
  alive: z.boolean(),
  dealings: z.array(z.strictObject({ turn: z.int(), kind: z.string(), success: z.boolean() })),
});
const bearing = z.strictObject({
  q: z.int(),
  r: z.int(),
  name: z.string(),
  distance: z.int(),
  direction: z.enum(['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east']).nullable(),
});
const lead = z.discriminatedUnion('of', [
  z.strictObject({ of: z.enum(['place', 'goal']), at: bearing }),
  z.strictObject({ of: z.literal('person'), id: z.string(), alive: z.boolean(), at: bearing }),
  z.strictObject({ of: z.literal('step'), step: z.int(), at: bearing }),
  z.strictObject({ of: z.literal('threat'), step: z.int().nullable(), at: bearing.nullable() }),
  z.strictObject({ of: z.literal('thread'), id: z.string(), at: bearing, dueDay: z.int() }),
  z.strictObject({ of: z.literal('nothing') }),
]);
const happening = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('oath-advanced'),
    boxes: z.int(),
    by: z.enum(['deed', 'step', 'thread', 'asking', 'scene', 'watch', 'road', 'witness', 'foe']),
    step: z.int().nullable(),
  }),
  z.strictObject({ kind: z.literal('oath-ready') }),
  z.strictObject({
    kind: z.literal('threat-advanced'),
    segments: z.int(),
    cause: z.enum(['failure', 'days', 'thread', 'scene']),
    step: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('threat-set-back'),
    segments: z.int(),
    by: z.enum(['lead', 'scene', 'warning', 'matter']),
  }),
  z.strictObject({
    kind: z.literal('scene-played'),
    scene: z.string(),
    way: z.int().nullable(),
    success: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('oath-lost-ground'),
    boxes: z.int(),
    by: z.enum(['scene', 'cold', 'harm', 'cooled', 'burden', 'ill-will']),
  }),
  z.strictObject({ kind: z.literal('setback'), how: z.enum(['hour', 'door', 'grudge']) }),
  z.strictObject({
    kind: z.literal('advice-answered'),
    companion: z.string(),
    heeded: z.boolean(),
    success: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('companion-quarrelled'), companion: z.string() }),
  z.strictObject({ kind: z.literal('lead-shared'), thread: z.string(), how: z.enum(['sold', 'told']) }),
  z.strictObject({ kind: z.literal('word-sent'), thread: z.string(), dueDay: z.int() }),
  z.strictObject({ kind: z.literal('companion-spoke'), companion: z.string() }),
  z.strictObject({ kind: z.literal('thread-opened'), thread: z.string() }),
  z.strictObject({ kind: z.literal('thread-closed'), thread: z.string(), how: z.enum(['kept', 'lapsed', 'ended']) }),
  z.strictObject({ kind: z.literal('person-met'), person: z.string() }),
  z.strictObject({ kind: z.literal('person-changed'), person: z.string(), from: mood, to: mood }),
  z.strictObject({ kind: z.literal('person-died'), person: z.string() }),
  z.strictObject({
    kind: z.literal('companion-acted'),
    companion: z.string(),
    how: z.enum(['fought', 'warned', 'tired', 'wished']),
  }),
  z.strictObject({ kind: z.literal('learnt'), from: z.string().nullable(), lead }),
  z.strictObject({ kind: z.literal('oath-broken'), boxes: z.int() }),
]);

export const playedScenes = z.array(scene);
export const warnedTowns = z.array(z.string());
const parts = { oath, threat, threads: z.array(thread), people: z.array(person) };
/** The spine as a start has it. */
export const sagaAtStart = z.strictObject({ ...parts, calendar }).nullable();
/** The spine, and what a turn changed in it: spread into the shapes of the session's events. */
export const saga = z
  .strictObject({ ...parts, calendar: calendarWithoutOptionals, scenes: playedScenes, warned: warnedTowns })
  .nullable();
export const sagaChange = z
  .strictObject({
    calendar: calendarWithoutOptionals,
    oath: oath.nullable(),
    threat: threat.nullable(),
    threads: z.array(thread).nullable(),
    people: z.array(person).nullable(),
    scenes: playedScenes.nullable(),
    warned: warnedTowns.nullable(),
    happenings: z.array(happening),
  })
  .nullable();
