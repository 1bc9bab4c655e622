import { blindTable } from '../blind/blind-table.js';
import { companion, offer, person, place, sceneOfHand, sight, thing, way } from '../blind/scene-parts.js';

/** Five peoples more, each in a few sentences. */
const dojo = sceneOfHand({
  faction: 'samurai',
  terrain: 'hills',
  frame: 'orders/dojo',
  persons: [person('k', 'Sato Kenji', { trade: 'fencing-master', isHere: true, mood: 'wary' })],
  companions: [
    companion('j', 'Jiro', 'humanoid', 'A boy of fifteen who eats for two.'),
    companion('m', 'O-Kiku', 'bodyguard', 'She carries a naginata and no opinions.'),
  ],
  inventory: [thing('Katana'), thing('Bamboo flute')],
  sights: [sight('door'), sight('master'), sight('pupil', 'pupils'), sight('lamp')],
  offers: [offer('dojo.bow', ['patience', 'endurance', 'easy'], 'Bow, and wait to be asked')],
});
export const dojoOrders = blindTable('orders in the dojo', dojo, [
  ['Jiro, bow to the master', { verb: 'talk', addressee: 'Sato Kenji | master', by: 'Jiro' }],
  ['O-Kiku fights Kenji', { verb: 'attack', object: 'Sato Kenji', by: 'O-Kiku' }],
  ['Let O-Kiku and Jiro bar the door', { verb: 'use', object: 'door', by: 'Jiro & O-Kiku' }],
  ['I challenge Kenji, with O-Kiku at my side', { verb: 'threaten', addressee: 'Sato Kenji', helpers: 'O-Kiku' }],
  ['have jiro play the flute', { verb: 'sing', instrument: '*', by: 'Jiro' }],
  ['ask Jiro about the master', { verb: 'ask', addressee: 'Jiro', object: 'Sato Kenji | master' }],
  [
    'Jiro and O-Kiku, watch the pupils while I ask Kenji about the lamp',
    { verb: 'ask', addressee: 'Sato Kenji', object: 'lamp', helpers: 'Jiro & O-Kiku' },
  ],
]);

const abbey = sceneOfHand({
  faction: 'knights',
  terrain: 'forest',
  phase: 'exploration',
  hero: { name: 'Sir Hugo', hitPoints: 12 },
  persons: [person('ab', 'Abbess Odile', { gender: 'female', trade: 'abbess', lastSeenAt: 'Montclair' })],
  companions: [
    companion('p', 'Perrin', 'humanoid', 'A squire with a cold.'),
    companion('h', 'Bayard', 'mount', 'A grey stallion of great age.'),
    companion('f', 'Gisla', 'bird', 'She is a falcon, and knows it.'),
  ],
  inventory: [thing('Lance'), thing('Loaf of bread')],
  sights: [sight('trees', 'tree'), sight('tracks', 'track'), sight('stump')],
  places: [place('Montclair', [3, 0], 'city')],
  ways: [way('east', 'forest'), way('west', 'hills')],
});
export const abbeyOrders = blindTable('orders in the wood', abbey, [
  ['Perrin, light a fire', { verb: 'make', by: 'Perrin', object: '*' }],
  ['Perrin tends my wounds', { verb: 'tend', object: 'self', by: 'Perrin' }],
  ['let Gisla fly ahead', { verb: 'send', addressee: 'Gisla', place: '*' }],
  ['Gisla, find the tracks', { verb: ['search', 'send', 'follow'], object: 'tracks', addressee: '*', by: '*' }],
  ['Perrin and I follow the tracks', { verb: 'follow', object: 'tracks', helpers: 'Perrin' }],
  ['I ride Bayard east', { verb: 'go', way: 'east' }],
  ['feed Bayard the bread', { verb: 'give', object: 'Loaf of bread', addressee: 'Bayard' }],
  ['ask Perrin where Odile is', { verb: 'ask', addressee: 'Perrin', object: 'Abbess Odile' }],
  ['I look for Odile', { verb: 'search', object: 'Abbess Odile' }],
  ['let Perrin climb the tree', { verb: 'climb', object: 'trees', by: 'Perrin' }],
  ['rest with Perrin until morning', { verb: 'rest', until: 'morning', helpers: 'Perrin | -' }],
  ['say goodbye to Perrin', { verb: ['talk', 'dismiss'], addressee: 'Perrin | -', object: 'Perrin | -' }],
  ['send Perrin home', { verb: 'dismiss', object: 'Perrin' }],
]);

const deck = sceneOfHand({
  faction: 'pirates',
  terrain: 'ocean',
  frame: 'orders/deck',
  hero: { name: 'Nell Rackham', gender: 'female' },
  persons: [person(null, null, { trade: 'customs-officer', isHere: true })],
  companions: [
    companion('t', 'Tom Pike', 'humanoid', 'A gunner, deaf on the left.'),
    companion('a', 'Admiral', 'bird', 'A parrot with opinions.'),
  ],
  inventory: [thing('Cutlass'), thing('Keg of rum')],
  sights: [sight('boat'), sight('gun', 'cannon'), sight('papers', 'paper'), sight('mast')],
  offers: [offer('deck.papers', ['craft', 'intellect', 'hard'], 'Show him the other papers')],
});
export const deckOrders = blindTable('orders on deck', deck, [
  ['Tom, fire the gun', { verb: ['attack', 'use'], object: 'gun', by: 'Tom Pike' }],
  ['get Tom to offer the officer rum', { verb: 'give', object: 'Keg of rum', addressee: 'figure', by: 'Tom Pike' }],
  [
    'Tom Pike pours rum for the officer',
    { verb: ['give', 'use', 'trade'], by: 'Tom Pike', object: '*', addressee: '*', instrument: '*' },
  ],
  ['let the parrot talk to him', { verb: 'talk', addressee: 'figure', by: 'Admiral' }],
  ['hoist the boat together with Tom', { verb: 'use', object: 'boat', helpers: 'Tom Pike' }],
  ['lie to the officer about the papers', { verb: 'trick', addressee: 'figure', object: 'papers' }],
  ['let Tom lie to the officer', { verb: 'trick', addressee: 'figure', by: 'Tom Pike' }],
]);

const roofs = sceneOfHand({
  faction: 'assassins',
  terrain: 'desert',
  phase: 'city',
  city: 'Dar al-Rih',
  persons: [
    person('y', 'Yasmin', { gender: 'female', trade: 'perfumer', isHere: true, mood: 'warm' }),
    person('h', 'Harun', { trade: 'judge', isHere: true, mood: 'wary' }),
  ],
  companions: [companion('i', 'Idris', 'humanoid', 'A copyist who never forgets a hand.')],
  inventory: [thing('Curved dagger'), thing('Phial of attar')],
  sights: [sight('window'), sight('people'), sight('ledger'), sight('well')],
  offers: [offer('roof.read', ['craft', 'intellect', 'medium'], 'Read the ledger by the window')],
});
export const roofOrders = blindTable('orders on the roofs', roofs, [
  ['let Idris read the ledger', { verb: 'look', object: 'ledger', by: 'Idris' }],
  ['Idris reads the ledger while I talk with Yasmin', { verb: 'talk', addressee: 'Yasmin', helpers: 'Idris' }],
  ['I ask Yasmin about Harun', { verb: 'ask', addressee: 'Yasmin', object: 'Harun' }],
  ['steal the ledger with Idris', { verb: 'steal', object: 'ledger', helpers: 'Idris' }],
  ['have Idris bribe the judge with five coins', { verb: 'give', object: '5 coins', addressee: 'Harun', by: 'Idris' }],
  ['I tell Harun that Yasmin lied', { verb: 'talk', addressee: 'Harun', object: 'Yasmin' }],
  ['search Yasmin', { verb: 'search', object: 'Yasmin' }],
]);

const marsh = sceneOfHand({
  faction: 'barbarians',
  terrain: 'swamp',
  frame: 'orders/wolves',
  persons: [],
  companions: [
    companion('b', 'Brac', 'animal', 'A wolf-dog, grey at the mouth.'),
    companion('n', 'Nemed', 'humanoid', 'A smith without a forge.'),
  ],
  inventory: [thing('Boar spear'), thing('Smoked ham')],
  sights: [sight('she-wolf', 'wolf'), sight('cubs', 'cub'), sight('reeds')],
  offers: [offer('wolves.still', ['patience', 'endurance', 'medium'], 'Stand still until she has made up her mind')],
});
export const marshOrders = blindTable('orders in the marsh', marsh, [
  ['Brac, attack the she-wolf', { verb: 'attack', object: 'she-wolf', by: 'Brac' }],
  ['Nemed and Brac, drive off the wolf', { verb: 'threaten', addressee: 'she-wolf', by: 'Brac & Nemed' }],
  ['let Nemed throw the ham to the wolf', { verb: 'give', object: 'Smoked ham', addressee: 'she-wolf', by: 'Nemed' }],
  ['fight the wolf with Nemed', { verb: 'attack', object: 'she-wolf', helpers: 'Nemed' }],
  ['Nemed, hide in the reeds', { verb: 'hide', object: 'reeds', by: 'Nemed' }],
  ['I hide in the reeds with Nemed', { verb: 'hide', object: 'reeds', helpers: 'Nemed' }],
  ['hold Brac back', { verb: ['use', 'spare', 'wait', 'tend'], object: 'Brac', instrument: '*' }],
]);
