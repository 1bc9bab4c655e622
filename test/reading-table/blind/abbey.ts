import { blindTable } from './blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Knights, in a town, without a coin and hungry: a prior, an innkeeper and a child, all known. */
const scene = sceneOfHand({
  faction: 'knights',
  terrain: 'plains',
  city: 'Saint-Loup',
  phase: 'city',
  frame: null,
  road: true,
  hero: { name: 'Odo of the Ford', gender: 'male', profession: 'warrior', coins: 0, hitPoints: 11, maxHitPoints: 25 },
  calendar: { day: 17, hour: 'dusk', season: 'autumn', weather: 'rain', fedOn: 12 },
  persons: [
    person('prior', 'Prior Anselm', { trade: 'prior', isHere: true }),
    person('maud', 'Maud', { gender: 'female', trade: 'innkeeper', mood: 'wary', isHere: true }),
    person('piers', 'Little Piers', { trade: 'goose-boy', mood: 'warm', isHere: true }),
    person('ranulf', 'Ranulf de Clare', { trade: 'usurper', mood: 'hates', lastSeenAt: 'Blackmere' }),
  ],
  companions: [companion('bayard', 'Bayard', 'mount', 'A chestnut destrier past his best years.')],
  inventory: [thing('Arming sword'), thing('Kite shield'), thing('Silver spur', 2), thing('Prayer beads')],
  sights: [sight('church', 'chapel'), sight('altar'), sight('well'), sight('inn', 'tavern'), sight('geese', 'goose')],
  places: [place('Blackmere', [4, 1], 'landmark'), place('Ashby', [-3, -3], 'city')],
  ways: [way('east', 'forest'), way('west', 'plains'), way('north-west', 'hills'), way('south-west', 'plains')],
  offers: [
    offer('town.heal', ['rest', null, 'easy'], 'Be bled and bandaged by the barber', { cost: 6, risk: 'none' }),
    offer('town.work', ['gift', 'endurance', 'medium'], 'Carry stones for the new tower'),
    offer('town.news', ['talk', 'charisma', 'easy'], 'Listen to the talk at the well', { risk: 'none' }),
  ],
  saga: {
    oath: 'Give Ashby back to its heir, whom Ranulf de Clare has walled up at Blackmere.',
    boxes: 6,
    goal: 'Blackmere',
    threat: 'Ranulf de Clare is to be crowned.',
    segments: 10,
    threads: [{ id: 'debt.8', kind: 'debt', themName: 'Maud', placeName: 'Saint-Loup', dueDay: 17 }],
  },
});
const prior = 'Prior Anselm';

export const abbey = blindTable('blind abbey', scene, [
  ['buy a meal from Maud', { verb: ['trade', 'eat'], addressee: 'Maud', object: '-' }],
  ['i beg Maud for some bread', { verb: ['ask', 'talk', 'trade'], addressee: 'Maud', object: '-' }],
  ['sell one silver spur to the innkeeper', { verb: 'sell', object: 'Silver spur', addressee: 'Maud' }],
  ['pay Maud what I owe her', 'refused'],
  ['promise Maud ill pay her by easter', { verb: ['promise', 'swear'], addressee: 'Maud', object: '*' }],
  ['give the prior my prayer beads', { verb: 'give', object: 'Prayer beads', addressee: prior }],
  ['give her my spurs', { verb: 'give', object: 'Silver spur', addressee: 'Maud' }],
  ['confess my sins to the prior', { verb: ['talk', 'pray'], addressee: `${prior} | -`, object: '*' }],
  ['kneel at the altar and pray', { verb: 'pray', object: 'altar | -', place: 'altar | -' }],
  ['Swear on the altar to see the heir home', { verb: 'swear', object: '*', place: '*', instrument: '*' }],
  ['steal a goose', { verb: 'steal', object: 'geese', addressee: '*' }],
  ['pickpocket the prior', { verb: 'steal', object: `${prior} | -`, addressee: `${prior} | -` }],
  ['teach the kid to fight with a stick', { verb: 'teach', addressee: 'Little Piers', object: '-', instrument: '-' }],
  ['ask the boy where ranulf went', { verb: 'ask', addressee: 'Little Piers', object: 'Ranulf de Clare' }],
  ['tell him he is a good lad', 'ask-back'],
  ['sleep in the church till morning', { verb: 'rest', until: 'morning', place: 'church | -', object: 'church | -' }],
  ['listen to gossip by the well', { verb: 'ask', offer: 'town.news' }],
  ['see the barber', { verb: 'tend', offer: 'town.heal' }],
  ['I help build the tower, hauling stones all day', { verb: 'make', offer: 'town.work' }],
  ['feed my horse and rub his legs', { verb: ['tend', 'give'], object: 'Bayard | -', addressee: 'Bayard | -' }],
  [
    'threaten maud w my sword',
    { verb: 'threaten', addressee: 'Maud | -', object: 'Maud | -', instrument: 'Arming sword' },
  ],
  [
    'ride to Blackmere and cut off Ranulfs head',
    { verb: ['go', 'flee'], place: '*', object: 'Blackmere', addressee: '*', instrument: '*' },
  ],
  ['draw sword, kill everyone in the inn', 'ask-back'],
  ['Can I eat my horse?', 'answer'],
  ['is ranulf dead', 'answer'],
  ['how do skill checks work in this game', 'answer'],
  ['what day is it and how is the weather', 'answer'],
]);
