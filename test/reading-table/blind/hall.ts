import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Vikings, in a town: a host who is known, a foe far off, and a ferryman whose name nobody has told. */
const scene = sceneOfHand({
  faction: 'vikings',
  terrain: 'coast',
  city: 'Hedevik',
  phase: 'city',
  frame: 'blind/the-landing',
  hero: { name: 'Ragna Steinsdottir', gender: 'female', profession: 'warrior', coins: 31, hitPoints: 19 },
  persons: [
    person(null, null, { trade: 'ferryman', isHere: true }),
    person('bodvar', 'Bodvar Longstride', { trade: 'ring-giver', mood: 'warm', isHere: true }),
    person('grim', 'Grim Halfhand', { trade: 'reaver', mood: 'hates', lastSeenAt: 'Ravensness' }),
    person('signy', 'Signy Amber', { gender: 'female', trade: 'weaver', lastSeenAt: 'Ormstead' }),
  ],
  companions: [companion('ulf', 'Ulf', 'bodyguard', 'A broad man who says little.')],
  inventory: [thing('Bearded axe'), thing('Round shield'), thing('Coil of rope'), thing('Smoked herring', 3)],
  sights: [sight('ferry', 'boat'), sight('landing', 'jetty', 'pier'), sight('hall', 'house'), sight('nets', 'net')],
  places: [place('Ormstead', [3, -1], 'city'), place('Ravensness', [5, 0], 'landmark', { gloss: 'the ravens’ cape' })],
  ways: [way('east', 'plains'), way('north-west', 'ocean'), way('south-west', 'forest')],
  offers: [
    offer('ferry.help', ['craft', 'vigour', 'easy'], 'Help the ferryman caulk the boat'),
    offer('ferry.fare', ['trade', 'charisma', 'easy'], 'Haggle over the fare', { cost: 4 }),
    offer('ferry.sit', ['rest', null, 'easy'], 'Sit on the landing until the tide turns'),
  ],
  saga: {
    oath: 'Bring Bodvar Longstride the ring that Grim Halfhand took.',
    boxes: 3,
    goal: 'Ravensness',
    threat: 'Grim Halfhand gathers ships at Ravensness.',
    segments: 4,
    threads: [
      { id: 'debt.3', kind: 'debt', themName: 'Signy Amber', placeName: 'Ormstead', dueDay: 20 },
      { id: 'word.5', kind: 'promise', themName: 'Bodvar Longstride', placeName: 'Hedevik', dueDay: 14 },
    ],
  },
});
const bodvar = 'Bodvar Longstride';
const grim = 'Grim Halfhand';

export const hall = blindTable('blind hall', scene, [
  ['I ask Bodvar what he knows of Grim', { verb: 'ask', addressee: bodvar, object: grim }],
  ['ask bodvar about grims ships', { verb: 'ask', addressee: bodvar, object: '*', instrument: '*' }],
  ['yo ferryman whos that grim guy everyones talking about', { verb: 'ask', addressee: 'figure', object: grim }],
  ['I sleep until morning', { verb: 'rest', until: 'morning' }],
  ['How many hit points do I have?', 'answer'],
  ['hp?', 'answer'],
  ['Asdfgh', 'answer'],
  ['I break my oath', { verb: 'break-oath', object: '*' }],
  ['screw the oath, im done with it', { verb: 'break-oath', object: '*' }],
  ['i hit him', 'ask-back'],
  ['Give him five coins', 'ask-back'],
  ['give bodvar the herring', { verb: 'give', object: 'Smoked herring', addressee: bodvar }],
  ['i pay the ferryman 4 coins', { verb: 'give', object: '4 coins', addressee: 'figure' }],
  ['Help the ferryman caulk the boat', { verb: 'make', offer: 'ferry.help' }],
  ['I lend the ferryman a hand with the caulking', { verb: 'make', offer: 'ferry.help' }],
  ['try to haggle the fare down', { verb: 'trade', offer: 'ferry.fare' }],
  ['lets head into the forest', { verb: 'go', way: 'south-west' }],
  ['we put out to sea', { verb: 'go', way: 'north-west' }],
  ['travel to Ormstead', { verb: ['go', 'flee'], place: '*', object: 'Ormstead' }],
  ['go to ormsted and find Signy', { verb: ['go', 'flee'], place: '*', object: 'Ormstead', addressee: '*' }],
  ['Attack Ulf with my axe', { verb: 'attack', object: 'Ulf', instrument: 'Bearded axe' }],
  ['I tell Ulf he can leave, I dont need him any more', { verb: 'dismiss', object: 'Ulf | -', addressee: 'Ulf | -' }],
  ['send Ulf to find out where Grim is hiding', { verb: 'send', object: '*', addressee: '*', place: '*' }],
  ['I promise Bodvar to be back before winter', { verb: ['promise', 'swear'], addressee: bodvar, object: '*' }],
  ['look at the nets', { verb: 'look', object: 'nets' }],
  ['What did I swear?', 'answer'],
  ['how long do i have left to pay Signy back', 'answer'],
  ['where is grim?', 'answer'],
  ['what can i do here', 'answer'],
  ['I sing the old song about the whale, as loud as I can', { verb: 'sing', manner: 'loud', object: '*' }],
  ['challenge Grim to a duel right now', 'refused'],
]);
