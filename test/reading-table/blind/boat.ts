import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Pirates, at sea: a castaway in an open boat, a parrot, and a shipmate with a name like a thing. */
const scene = sceneOfHand({
  faction: 'pirates',
  terrain: 'ocean',
  frame: 'blind/open-boat',
  hero: { name: 'Black Nell', gender: 'female', profession: 'merchant', coins: 120 },
  calendar: { day: 14, hour: 'noon', season: 'summer', weather: 'heat', fedOn: 14 },
  persons: [
    person(null, null, { trade: 'castaway', isHere: true }),
    person('hook', 'Hook Malone', { trade: 'bosun', mood: 'civil', isHere: true }),
    person('teach', 'Captain Quill', { trade: 'captain', mood: 'hates', lastSeenAt: 'Port Mercy' }),
  ],
  companions: [companion('admiral', 'Admiral', 'bird', 'A parrot, green, with opinions.')],
  inventory: [
    thing('Cutlass'),
    thing('Brass spyglass'),
    thing('Keg of rum'),
    thing('Ship’s biscuit', 6),
    thing('Rope'),
  ],
  sights: [
    sight('boat', 'open boat'),
    sight('sail'),
    sight('oars', 'oar'),
    sight('mast'),
    sight('sea', 'water', 'waves'),
  ],
  places: [place('Port Mercy', [6, -2], 'city'), place('Drowned Sound', [2, 2], 'ground')],
  ways: [
    way('east', 'ocean'),
    way('north-west', 'coast'),
    way('west', 'ocean'),
    way('south-east', 'ocean', 'Saltcross'),
  ],
  offers: [
    offer('boat.hook', ['craft', 'reflexes', 'easy'], 'Hook the boat as she swings past'),
    offer('boat.water', ['gift', null, 'easy'], 'Lower him a can of water', { risk: 'none' }),
    offer('boat.past', ['flight', 'perception', 'easy'], 'Sail past and look the other way'),
  ],
  saga: {
    oath: 'Sink the brig of Captain Quill with her flag still up.',
    boxes: 0,
    goal: 'Drowned Sound',
    threat: 'Captain Quill buys one governor after another.',
    segments: 1,
    threads: [],
  },
});
const hook = 'Hook Malone';

export const boat = blindTable('blind boat', scene, [
  ['hook the boat', { verb: 'use', offer: 'boat.hook' }],
  ['give the poor man some water', { verb: 'give', offer: 'boat.water' }],
  ['sail on, pretend we never saw him', { verb: 'flee', offer: 'boat.past' }],
  [
    'give the castaway a biscuit and a swig of rum',
    { verb: 'give', object: 'Ship’s biscuit | Keg of rum', addressee: 'figure', instrument: '*' },
  ],
  ['throw him a rope', 'ask-back'],
  [
    'throw the castaway my rope',
    { verb: ['give', 'use'], object: 'Rope | figure', addressee: 'figure | -', instrument: 'Rope | -' },
  ],
  ['ask the castaway what ship hes from', { verb: 'ask', addressee: 'figure', object: '*' }],
  ['ask Malone about Captain Quill', { verb: 'ask', addressee: hook, object: 'Captain Quill' }],
  [
    'yell at the bosun to get to work',
    { verb: ['talk', 'threaten', 'send'], addressee: '*', object: '*', manner: '*' },
  ],
  ['climb the mast and have a look around', { verb: 'climb', object: 'mast' }],
  ['dive in and swim over to him', { verb: 'swim', object: '*', addressee: '*', place: '*' }],
  ['swim to the boat', { verb: 'swim', object: 'boat | -', place: 'boat | -' }],
  [
    'look at the boat thru the spyglass',
    { verb: ['look', 'use'], object: 'boat | Brass spyglass', instrument: 'Brass spyglass | boat | -' },
  ],
  [
    'send the parrot over to have a look',
    { verb: 'send', object: 'Admiral | -', addressee: 'Admiral | -', place: '*' },
  ],
  ['rob the castaway', { verb: 'steal', object: 'figure | -', addressee: 'figure | -' }],
  ['I drink some rum', { verb: ['eat', 'use'], object: 'Keg of rum' }],
  ['sell the rum to malone', { verb: 'sell', object: 'Keg of rum', addressee: hook }],
  ['buy a chart off hook malone', { verb: 'trade', object: '-', addressee: hook }],
  ['set sail for Saltcross', { verb: 'go', way: 'Saltcross' }],
  ['steer nw', { verb: 'go', way: 'north-west' }],
  ['let the castaway live, i put my cutlass away', { verb: 'spare', object: 'figure', instrument: '*' }],
  [
    'I run my cutlass through the wretch in the boat',
    { verb: 'attack', object: 'figure', instrument: 'Cutlass', place: '*' },
  ],
  ['fire the cannons at Quill', 'refused'],
  ['arrr', 'answer'],
  ['how much gold have i got', 'answer'],
  ['who is in my party', 'answer'],
]);
