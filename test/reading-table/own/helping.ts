import { blindTable } from '../blind/blind-table.js';
import { companion, offer, person, sceneOfHand, sight, thing } from '../blind/scene-parts.js';

/** Knights, at a building site in a town, with one who goes along: work, wares, and a beast that listens. */
const scene = sceneOfHand({
  faction: 'knights',
  terrain: 'plains',
  phase: 'city',
  city: 'Herringsgate',
  hero: { name: 'Wat', coins: 20 },
  persons: [
    person('meg', 'Long Meg', { gender: 'female', trade: 'carter', isHere: true }),
    person('hob', 'Hob the Mason', { trade: 'mason', isHere: true, mood: 'warm' }),
  ],
  companions: [
    companion('c1', 'Bodvar', 'bodyguard', 'A broad man who says little.'),
    companion('c2', 'Gelert', 'animal', 'A grey lurcher, stolen with the venison.'),
  ],
  inventory: [thing('Coil of rope'), thing('Silver spur')],
  sights: [
    sight('board', 'boards'),
    sight('barrel', 'barrels'),
    sight('cart', 'carts'),
    sight('rope', 'ropes'),
    sight('merchant', 'trader', 'seller'),
    sight('inn', 'innkeeper'),
    sight('road'),
    sight('water', 'well'),
  ],
  wares: ['Yew longbow', 'Tinder box', 'Coil of rope', 'Horn lantern'],
  offers: [
    offer('site.hoist', ['craft', 'vigour', 'medium'], 'Turn the wheel of the crane', {
      description: 'It lifts the stones for the gate tower, and it has lifted people.',
    }),
    offer('site.steal', ['flight', 'reflexes', 'medium'], 'Steal the cart while it stands there'),
    offer('site.news', ['talk', 'charisma', 'easy'], 'Ask the people on the road for news'),
  ],
});
const meg = 'Long Meg';

/** Help with work is work, and no care for somebody's health. */
export const helpAtWork = blindTable('help at work', scene, [
  ['Help Long Meg with the board', { verb: 'make', object: 'board', addressee: meg }],
  ['Help Bodvar carry the barrels', { verb: 'use', object: 'barrel', helpers: 'Bodvar' }],
  ['give him a hand with the cart', { verb: 'make', object: 'cart', addressee: 'Hob the Mason' }],
  ['give her a hand with the cart', { verb: 'make', object: 'cart', addressee: meg }],
  ['give Bodvar a hand with the cart', { verb: 'make', object: 'cart', helpers: 'Bodvar' }],
  ['I lend a hand to Meg with the barrels', { verb: 'make', object: 'barrel', addressee: meg }],
  ['help Meg out with the cart', { verb: 'make', object: 'cart', addressee: meg }],
  ['I help the mason to work', { verb: 'make', addressee: 'Hob the Mason' }],
  ['help Hob with the crane', { verb: 'make', offer: 'site.hoist' }],
  ['I help the mason to turn the wheel', { verb: 'make', offer: 'site.hoist' }],
  ['help Meg search the cart', { verb: 'search', object: 'cart' }],
  ['I help carry the barrels', { verb: 'make', object: 'barrel' }],
  ['help Bodvar with mending the cart', { verb: 'make', object: 'cart', helpers: 'Bodvar' }],
  ['help Bodvar with the sail', 'answer'],
  ['help Meg with her wound', { verb: 'tend', object: meg, instrument: '*' }],
  ['help Long Meg up', { verb: 'tend', object: meg }],
  ['help Bodvar with his wounds', { verb: 'tend', object: 'Bodvar', instrument: '*' }],
]);

/** What is bought is a ware of the town, and never what the player carries. */
export const wares = blindTable('wares', scene, [
  ['buy a lute from Bodvar', { verb: 'trade', addressee: 'Bodvar' }],
  ['buy a lute', { verb: 'trade' }],
  ['I want to buy a bow', { verb: 'trade', object: 'Yew longbow' }],
  ['buy a longbow from the merchant', { verb: 'trade', object: 'Yew longbow', addressee: 'merchant' }],
  ['I would like to purchase a lantern', { verb: 'trade', object: 'Horn lantern' }],
  ['buy a rope', { verb: 'trade', object: 'Coil of rope' }],
  ['buy a silver spur', { verb: 'trade' }],
  ['I buy something for to eat', { verb: 'trade', object: 'food' }],
  ['order a beer', { verb: 'trade', object: 'food' }],
  ['buy a meal from the innkeeper', { verb: 'trade', object: 'food', addressee: 'inn' }],
  ['exchange my spur for a horse', { verb: 'trade', object: 'Silver spur' }],
]);

/** A beast is spoken to, and nobody else is meant. */
export const toBeasts = blindTable('words to a beast', scene, [
  ['I talk to my dog about the road', { verb: 'talk', addressee: 'Gelert', object: 'road' }],
  ['I tell Gelert the news', { verb: 'talk', addressee: 'Gelert', object: '*' }],
  ['chat with the dog about the people on the road', { verb: 'talk', addressee: 'Gelert', object: '*' }],
]);

/** By those whose first language is another one. */
export const fromAbroad = blindTable('from abroad', scene, [
  ['I say Meg that I have no money', { verb: 'talk', addressee: meg, object: '*' }],
  ['I say to the mason that he is a good man', { verb: 'talk', addressee: 'Hob the Mason', object: '*' }],
  ['I say Bodvar he shall lift the barrel', { verb: 'use', object: 'barrel', by: 'Bodvar' }],
  ['tell Bodvar that he should lift the barrel', { verb: 'use', object: 'barrel', by: 'Bodvar' }],
  ['I make friendship with the mason', { verb: 'talk', addressee: 'Hob the Mason' }],
  ['I make shopping', { verb: 'trade' }],
  ['I make a pause', { verb: 'rest' }],
  ['I search a place for sleep', { verb: 'rest' }],
  ['I ask in the inn for a room', { verb: 'rest', object: '*' }],
  ['I make my wounds clean', { verb: 'tend', object: 'self' }],
  ['I wink to Meg', { verb: 'talk', addressee: meg }],
  ['I show that I have no weapons', { verb: 'talk', addressee: '*' }],
  ['I want to make Meg laugh', { verb: 'sing', addressee: meg }],
]);
