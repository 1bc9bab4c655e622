import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Samurai, in the woods: nobody met yet, badly wounded, with a bodyguard and a shrine. */
const scene = sceneOfHand({
  faction: 'samurai',
  terrain: 'forest',
  phase: 'exploration',
  river: true,
  hero: { name: 'Saito Haruka', gender: 'non-binary', profession: 'artisan', coins: 7, hitPoints: 5, maxHitPoints: 25 },
  calendar: { day: 30, hour: 'morning', season: 'summer', weather: 'fog', fedOn: 26 },
  persons: [
    person('kenji', 'Kenji', { trade: 'ronin', mood: 'resents', lastSeenAt: 'Mizuno' }),
    person('oharu', 'O-Haru', { gender: 'female', trade: 'lady of the house', mood: 'warm', lastSeenAt: 'Mizuno' }),
    person('tadao', 'Tadao', { trade: 'abbot', alive: false, mood: 'devoted', lastSeenAt: 'Shrine of the Fox' }),
  ],
  companions: [companion('goro', 'Goro', 'bodyguard', 'He walks behind you and counts.')],
  inventory: [thing('Clean bandage', 2), thing('Rice ball', 2), thing('Plane and chisel'), thing('Tanto')],
  sights: [
    sight('cedar', 'cedars', 'tree', 'trees'),
    sight('stream', 'river', 'water'),
    sight('torii', 'arch'),
    sight('moss'),
  ],
  places: [place('Mizuno', [-2, 1], 'city'), place('Shrine of the Fox', [1, -1], 'landmark')],
  ways: [way('east', 'forest'), way('north-east', 'hills'), way('west', 'plains'), way('south-east', 'swamp')],
  offers: [
    offer('wood.look', ['explore', 'perception', 'easy'], 'Look about you', { risk: 'none' }),
    offer('wood.rest', ['rest', 'vigour', 'easy'], 'Rest a while', { risk: 'none' }),
  ],
  saga: {
    oath: 'See that O-Haru’s house keeps its name, which Kenji has sold.',
    boxes: 8,
    goal: 'Shrine of the Fox',
    threat: 'Kenji’s hired men watch the roads.',
    segments: 9,
    threads: [{ id: 'wish.12', kind: 'wish', themName: 'Goro', placeName: 'Mizuno', dueDay: 36 }],
  },
});

export const cedars = blindTable('blind cedars', scene, [
  ['bandage my wounds', { verb: 'tend', object: 'self | Clean bandage | -', addressee: '*', instrument: '*' }],
  ['I have Goro patch me up', { verb: 'tend', object: 'self | Goro | -', addressee: '*', instrument: '*' }],
  ['use bandage', { verb: ['use', 'tend'], object: 'Clean bandage | self', instrument: '*' }],
  ['eat a rice ball', { verb: 'eat', object: 'Rice ball' }],
  ['drink from the stream', { verb: ['eat', 'use'], object: 'stream | -', place: '*', instrument: '*' }],
  ['share my rice with goro', { verb: ['give', 'eat'], object: 'Rice ball', addressee: 'Goro' }],
  ['rest until im healed', { verb: 'rest', until: 'healed' }],
  ['i lie down and sleep', { verb: 'rest', offer: 'wood.rest' }],
  ['look around', { verb: 'look', offer: 'wood.look' }],
  ['climb a tree to see where we are', { verb: 'climb', object: 'cedar' }],
  ['swim across the river', { verb: 'swim', object: 'stream | -', place: 'stream | -' }],
  ['search for mushrooms', { verb: 'search', object: '-' }],
  ['make a fire', { verb: 'make', object: '*', instrument: '*' }],
  ['I carve a small fox out of cedar wood with my chisel', { verb: 'make', object: '*', instrument: '*' }],
  ['pray at the torii', { verb: 'pray', object: 'torii | -', place: 'torii | -' }],
  [
    'sneak toward the shrine',
    { verb: 'go', place: 'Shrine of the Fox', object: 'Shrine of the Fox | -', manner: 'quiet' },
  ],
  ['Follow the river', { verb: ['follow', 'go'], object: 'stream | -', place: 'stream | -' }],
  ['ask Goro what he wishes for', { verb: 'ask', addressee: 'Goro', object: '*' }],
  ['Goro, scout ahead', { verb: 'send', object: 'Goro | -', addressee: 'Goro | -' }],
  ['talk to Kenji', 'refused'],
  ['ask the abbot for his blessing', 'refused'],
  ['I kiss O-Haru', 'refused'],
  ['attack', 'refused'],
  ['i fart', 'answer'],
  ['wie komme ich nach Mizuno?', 'answer'],
  ['What does endurance do?', 'answer'],
  ['am i hungry?', 'answer'],
  ['how far to mizuno', 'answer'],
]);
