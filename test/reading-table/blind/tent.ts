import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Mongols, on the grass: a stranger’s tent, a horse, and bones to be buried. */
const scene = sceneOfHand({
  faction: 'mongols',
  terrain: 'plains',
  frame: 'blind/one-tent',
  hero: { name: 'Temulun', gender: 'female', profession: 'merchant', coins: 12 },
  calendar: { day: 3, hour: 'dusk', season: 'spring', weather: 'wind', fedOn: 1 },
  persons: [
    person(null, null, { gender: 'female', trade: 'widow', isHere: true }),
    person('batu', 'Batu the Crane', { trade: 'claimant to the clan', mood: 'hates', lastSeenAt: 'Blue Wells' }),
    person('jebe', 'Old Jebe', { trade: 'captain', mood: 'devoted', lastSeenAt: 'Sarai' }),
  ],
  companions: [companion('arslan', 'Arslan', 'mount', 'A grey gelding with a mind of his own.')],
  inventory: [thing('Horn bow'), thing('Brick of tea', 2), thing('Leather sack'), thing('Felt cloak')],
  sights: [sight('tent', 'ger', 'yurt'), sight('dogs', 'dog'), sight('cradle'), sight('fire', 'hearth'), sight('flap')],
  places: [
    place('Sarai', [-4, 0], 'city'),
    place('Blue Wells', [1, 2], 'landmark', { gloss: 'where the herds drink' }),
  ],
  ways: [way('east', 'plains'), way('west', 'hills'), way('south-east', 'desert')],
  offers: [
    offer('tent.drink', ['talk', 'charisma', 'easy'], 'Praise the horses and drink'),
    offer('tent.wake', ['patience', 'endurance', 'medium'], 'Keep awake and keep to your side of the hearth'),
    offer('tent.leave', ['flight', 'reflexes', 'medium'], 'Ride before the third bowl'),
  ],
  saga: {
    oath: 'Bury the bones of Jebe’s sworn brother at Blue Wells before Batu can have them.',
    boxes: 1,
    goal: 'Blue Wells',
    threat: 'Batu the Crane sends riders to every well.',
    segments: 2,
    threads: [],
  },
});

export const tent = blindTable('blind tent', scene, [
  ['talk to the widow', { verb: 'talk', addressee: 'figure' }],
  ['I ask her if she has seen Batus riders', { verb: 'ask', addressee: 'figure', object: '*' }],
  [
    'ask the woman where blue wells is',
    { verb: 'ask', addressee: 'figure', object: 'Blue Wells | -', place: 'Blue Wells | -' },
  ],
  ['I give her a brick of tea as a guest gift', { verb: 'give', object: 'Brick of tea', addressee: 'figure' }],
  [
    'trade a brick of tea for some meat',
    { verb: ['trade', 'sell'], object: 'Brick of tea | -', instrument: '*', addressee: '*' },
  ],
  ['sell my bow', { verb: 'sell', object: 'Horn bow', addressee: '*' }],
  ['I drink with her and say nice things about the horses', { verb: 'talk', offer: 'tent.drink' }],
  ['stay awake all night on my side of the fire', { verb: 'wait', offer: 'tent.wake' }],
  ['search the tent while shes outside', { verb: 'search', object: 'tent | -', place: 'tent | -' }],
  ['i steal the cradle', { verb: 'steal', object: 'cradle', addressee: '*' }],
  ['bury the sack here', { verb: 'bury', object: 'Leather sack', place: '*' }],
  ['brush down Arslan and check his hooves', { verb: 'tend', object: 'Arslan', addressee: '*' }],
  ['get on my horse and ride west', { verb: 'go', way: 'west' }],
  ['ride for the hills!!', { verb: ['go', 'flee'], way: 'west' }],
  ['head south east', { verb: 'go', way: 'south-east' }],
  ['go north', 'refused'],
  ['give her 40 coins', 'refused'],
  ['I offer her three coins to forget she saw me', { verb: 'give', object: '3 coins', addressee: 'figure' }],
  ['wait here till its night', { verb: 'wait', until: 'night', place: '*' }],
  ['I pray to the Eternal Sky for luck', { verb: 'pray', object: '*', addressee: '*' }],
  ['shoot the widow', { verb: 'attack', object: 'figure', instrument: '*' }],
  ['I shoot the widow with my bow.', { verb: 'attack', object: 'figure', instrument: 'Horn bow' }],
  [
    'tell her my name is Bortei and im a cousin of the khan',
    { verb: ['trick', 'talk'], addressee: 'figure', object: '*' },
  ],
  ['I teach the widow how to string a horn bow', { verb: 'teach', addressee: 'figure', object: '*', instrument: '*' }],
  ['quién eres?', 'answer'],
  ['what time is it', 'answer'],
  ['whats in my bag', 'answer'],
  ['use the flamethrower on the tent', 'refused'],
]);
