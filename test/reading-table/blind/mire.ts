import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Barbarians, in a swamp: a raider with a spear, a friend who bleeds, a dog, and a foe’s daughter. */
const scene = sceneOfHand({
  faction: 'barbarians',
  terrain: 'swamp',
  frame: 'blind/causeway',
  hero: { name: 'Brenna', gender: 'female', profession: 'warrior', coins: 3, hitPoints: 8, maxHitPoints: 50 },
  calendar: { day: 40, hour: 'dusk', season: 'winter', weather: 'snow', fedOn: 40 },
  persons: [
    person(null, null, { trade: 'raider', isHere: true }),
    person('una', 'Una', { gender: 'female', trade: 'salt-wife', mood: 'wary', lastSeenAt: 'Dun Garran' }),
    person('cathal', 'Cathal Redhand', { trade: 'king', mood: 'hates', lastSeenAt: 'Dun Garran' }),
  ],
  companions: [
    { ...companion('conn', 'Conn', 'humanoid', 'A boy from your own valley.'), hitPoints: 3 },
    companion('bran', 'Bran', 'animal', 'A hound as high as your hip.'),
  ],
  inventory: [thing('Iron sword'), thing('Wolfskin'), thing('Healing moss', 2), thing('Clay whistle'), thing('Torch')],
  sights: [
    sight('causeway', 'planks', 'path'),
    sight('bog', 'mire', 'water'),
    sight('reeds'),
    sight('spear'),
    sight('corpse', 'body', 'dead man'),
  ],
  places: [place('Dun Garran', [5, -5], 'city'), place('The Two Sisters', [-1, 0], 'landmark', { gloss: 'stones' })],
  ways: [way('west', 'hills'), way('east', 'swamp'), way('north-west', 'forest')],
  offers: [
    offer('bog.fight', ['force', 'strength', 'medium'], 'Meet the raider on the planks', { risk: 'grave' }),
    offer('bog.round', ['craft', 'perception', 'medium'], 'Find a way round through the reeds'),
    offer('bog.back', ['flight', 'reflexes', 'easy'], 'Run back the way you came'),
  ],
  saga: {
    oath: 'Take the sword of your mother back from Cathal Redhand.',
    boxes: 4,
    goal: 'The Two Sisters',
    threat: 'Cathal Redhand burns the salt houses.',
    segments: 7,
    threads: [],
  },
});

export const mire = blindTable('blind mire', scene, [
  ['attack the raider', { verb: 'attack', object: 'figure' }],
  ['i swing at his head w/ my sword', { verb: 'attack', object: 'figure', instrument: 'Iron sword' }],
  ['set Bran on the raider', { verb: ['send', 'attack'], object: '*', addressee: '*', instrument: '*' }],
  ['tend to Conn, press moss on the wound', { verb: 'tend', object: 'Conn', instrument: 'Healing moss | -' }],
  [
    'put healing moss on my own wounds',
    { verb: ['tend', 'use'], object: 'self | Healing moss | -', instrument: '*', addressee: '*' },
  ],
  ['heal him', { verb: 'tend', object: 'Conn', addressee: '*' }],
  [
    'shout at the raider that an army is right behind us',
    { verb: ['trick', 'threaten'], addressee: 'figure', object: '*', manner: 'loud | -' },
  ],
  ['surrender my sword to him', { verb: 'give', object: 'Iron sword', addressee: 'figure' }],
  ['try to talk the raider down', { verb: 'talk', addressee: 'figure' }],
  ['I yield!! dont kill us', { verb: ['talk', 'spare', 'ask'], addressee: '*', object: '*' }],
  ['go around thru the reeds', { verb: 'go', offer: 'bog.round' }],
  ['run back', { verb: 'flee', offer: 'bog.back' }],
  ['Flee west into the hills', { verb: ['flee', 'go'], way: 'west' }],
  ['crouch down in the reeds', { verb: 'hide', object: 'reeds | -', place: 'reeds | -' }],
  ['search the corpse', { verb: 'search', object: 'corpse' }],
  ['loot the body and take whatever he has', { verb: ['search', 'steal'], object: 'corpse', addressee: '*' }],
  ['bury the dead man', { verb: 'bury', object: 'corpse' }],
  ['pry the spear from his hands', { verb: 'steal', object: 'spear', addressee: '*' }],
  ['spare the raider', { verb: 'spare', object: 'figure' }],
  ['wade through the bog', { verb: ['swim', 'go'], object: 'bog | -', place: 'bog | -' }],
  [
    'light the torch and wave it in his face',
    { verb: ['use', 'make', 'threaten'], object: '*', addressee: '*', instrument: '*' },
  ],
  [
    'blow the whistle to signal for help',
    { verb: ['use', 'sing', 'send'], object: 'Clay whistle | -', instrument: 'Clay whistle | -', manner: '*' },
  ],
  [
    'send conn home with the dog',
    { verb: ['send', 'dismiss'], object: '*', addressee: '*', instrument: '*', place: '*' },
  ],
  ['rest until morning', { verb: 'rest', until: 'morning' }],
  ['how badly is conn hurt?', 'answer'],
  ['do i have a bow', 'answer'],
  ['what happens when the threat is full', 'answer'],
]);
