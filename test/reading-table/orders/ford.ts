import { blindTable } from '../blind/blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing } from '../blind/scene-parts.js';

/** Mongols, at an encounter by a ford: a carter and his cart, a mare and an archer with the hero. */
const ford = sceneOfHand({
  faction: 'mongols',
  terrain: 'plains',
  frame: 'orders/ford',
  river: true,
  hero: { name: 'Sorkhan', gender: 'female', coins: 12 },
  persons: [
    person(null, null, { trade: 'carter', isHere: true }),
    person('foe', 'Morin Bulsh', { trade: 'noyan', mood: 'hates', lastSeenAt: 'Dalain Khot' }),
  ],
  companions: [
    companion('s', 'Salkhi', 'mount', 'A dun mare with a white foot.'),
    companion('b', 'Bolor', 'bodyguard', 'She draws a bow that her brothers could not.'),
  ],
  inventory: [thing('Horn bow'), thing('Horsehair rope'), thing('Dried curds', 2)],
  sights: [
    sight('cart', 'wagon'),
    sight('bank'),
    sight('river', 'water'),
    sight('wheel', 'wheels'),
    sight('ox', 'oxen'),
  ],
  places: [place('Dalain Khot', [4, -2], 'city')],
  offers: [
    offer('ford.pull', ['craft', 'strength', 'medium'], 'Pull the cart back to the bank'),
    offer('ford.pay', ['gift', null, 'easy'], 'Give him your place in the line'),
  ],
});
export const fordOrders = blindTable('orders at the ford', ford, [
  [
    'I call Salkhi (my mare) and let her pull the cart back to the bank',
    { verb: 'use', object: '*', instrument: '*', by: 'Salkhi' },
  ],
  ['Let my mare pull the cart', { verb: 'use', object: 'cart', by: 'Salkhi' }],
  ['salkhi pulls the cart', { verb: 'use', object: 'cart', by: 'Salkhi' }],
  ['Bolor, shoot the ox', { verb: 'attack', object: 'ox', by: 'Bolor' }],
  ['Bolor shoots the carter', { verb: 'attack', object: 'figure', by: 'Bolor' }],
  ['have Bolor threaten the carter', { verb: 'threaten', addressee: 'figure', by: 'Bolor' }],
  ['Bolor and I push the cart', { verb: 'use', offer: 'ford.pull', helpers: 'Bolor' }],
  ['pull the cart back to the bank', { verb: 'make', offer: 'ford.pull' }],
  [
    'Bolor, talk to the carter while I pull the cart back to the bank',
    { verb: 'make', offer: 'ford.pull', helpers: 'Bolor' },
  ],
  ['I ask Bolor about the carter', { verb: 'ask', addressee: 'Bolor', object: 'figure' }],
  ['ask bolor what to do', { verb: 'ask', addressee: 'Bolor' }],
  ['I ride to Morin Bulsh', { verb: 'flee' }],
  ['I lift the wheel with Bolor', { verb: 'use', object: 'wheel', helpers: 'Bolor' }],
  ['With Salkhi I drag the cart out', { verb: 'use', object: 'cart', helpers: 'Salkhi' }],
  ['Tell the carter to wait', { verb: 'talk', addressee: 'figure', object: '*' }],
  ['tell bolor to tie the rope to the cart', { verb: 'use', object: '*', instrument: '*', by: 'Bolor' }],
  ['Bolor, swim across', { verb: 'swim', by: 'Bolor', object: '*' }],
  ['let her shoot the ox', { verb: 'attack', object: 'ox', by: 'Bolor | Salkhi' }],
]);

/** Romans, at an encounter: a witness with a hen in a cage, a guard with the hero. */
const forum = sceneOfHand({
  faction: 'empire',
  terrain: 'plains',
  frame: 'orders/hens',
  hero: { name: 'Marcia Flava', gender: 'female', coins: 30 },
  persons: [
    person(null, null, { trade: 'witness', gender: 'female', isHere: true }),
    person('oct', 'Octavia Longina', { gender: 'female', trade: 'notary', mood: 'civil', lastSeenAt: 'Aquae Novae' }),
    person('foe', 'Servius Calvus', { trade: 'tax-farmer', mood: 'hates' }),
  ],
  companions: [
    companion('v', 'Vibius', 'bodyguard', 'A veteran of the Tenth, with the feet to show for it.'),
    companion('l', 'Livia', 'humanoid', 'A freedwoman who counts everything twice.'),
  ],
  inventory: [thing('Curved shield'), thing('Short sword'), thing('Wax tablets')],
  sights: [sight('hen', 'hens'), sight('cage'), sight('people', 'crowd'), sight('basket')],
  places: [place('Aquae Novae', [2, 2], 'city'), place('Vadum', [1, 2], 'landmark', { gloss: 'the crossing' })],
  offers: [
    offer('hens.count', ['craft', 'intellect', 'medium'], 'Count the hens again', {
      description: 'Aloud, and in order.',
    }),
    offer('hens.buy', ['trade', 'charisma', 'easy'], 'Buy the speckled one', { cost: 3 }),
  ],
});
export const forumOrders = blindTable('orders among hens', forum, [
  ['Vibius, hold your shield over me', { verb: ['wait', 'tend', 'use'], object: '*', instrument: '*', by: 'Vibius' }],
  [
    'have Vibius shield me with the curved shield',
    { verb: ['wait', 'tend'], object: 'self', instrument: '*', by: 'Vibius' },
  ],
  ['I ask Vibius to protect me', { verb: ['wait', 'tend'], object: 'self', by: 'Vibius' }],
  ['use Vibius to hold the cage', { verb: 'use', object: 'cage', by: 'Vibius' }],
  ['look for Octavia', { verb: 'search', object: 'Octavia Longina' }],
  ['I look for Octavia Longina', { verb: 'search', object: 'Octavia Longina' }],
  ['tell the witness of the hens', { verb: 'talk', addressee: 'figure', object: 'hen' }],
  ['I tell the witness about the hens', { verb: 'talk', addressee: 'figure', object: 'hen' }],
  [
    'I warn the people here of Servius Calvus',
    { verb: 'talk', addressee: 'people | figure | -', object: 'Servius Calvus' },
  ],
  ['What does Vibius know of the crossing', { verb: 'ask', addressee: 'Vibius', object: 'Vadum' }],
  ['ask vibius about the crossing', { verb: 'ask', addressee: 'Vibius', object: 'Vadum' }],
  ['strike the cage', { verb: 'attack', object: 'cage' }],
  ['hit the cage with my sword', { verb: 'attack', object: 'cage', instrument: 'Short sword' }],
  [
    'Vibius and Livia, catch the hens',
    { verb: ['steal', 'search', 'attack', 'use'], object: 'hen', by: 'Livia & Vibius' },
  ],
  ['Livia, count the hens', { verb: ['look', 'make'], object: 'hen', by: 'Livia' }],
  ['let Livia speak with the witness', { verb: 'talk', addressee: 'figure', by: 'Livia' }],
  ['Livia asks the witness about Servius', { verb: 'ask', addressee: 'figure', object: 'Servius Calvus', by: 'Livia' }],
  [
    'Livia and I ask her about Servius',
    { verb: 'ask', addressee: 'figure', object: 'Servius Calvus', helpers: 'Livia' },
  ],
  ['you two, watch the crowd', { verb: 'look', object: 'people', by: 'Livia & Vibius' }],
  ['Vibius attacks Servius', 'refused'],
  ['count the hens', { verb: 'make', offer: 'hens.count' }],
  ['I count the hens with Livia', { verb: 'make', offer: 'hens.count', helpers: 'Livia' }],
  ['give Livia the wax tablets', { verb: 'give', object: 'Wax tablets', addressee: 'Livia' }],
  ['don’t ask Livia', 'answer'],
]);
