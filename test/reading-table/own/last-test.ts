import { blindTable } from '../blind/blind-table.js';
import { companion, person, sceneOfHand, sight, thing } from '../blind/scene-parts.js';

/** Vikings, before the foe, of whom something was learned on the way. */
const scene = sceneOfHand({
  faction: 'vikings',
  terrain: 'coast',
  frame: 'vikings/the-burnt-hall:test',
  persons: [
    person('foe', 'Svein Jarlsson', { trade: 'sea-king', isHere: true, mood: 'hates' }),
    person('who', 'Gro', { gender: 'female', trade: 'nurse', lastSeenAt: 'Hrafnsvik' }),
  ],
  companions: [companion('c1', 'Halla', 'bodyguard', 'She has a bad temper and a good spear.')],
  inventory: [thing('Hand axe'), thing('Coil of rope')],
  sights: [sight('hall', 'door'), sight('men', 'man'), sight('river')],
});
const svein = 'Svein Jarlsson';

/** What was learned of somebody is a thing to use like any other. */
export const lastTest = blindTable('last test', scene, [
  ['I use what I learned about his knee', { verb: 'use', object: svein }],
  ['use what the witness told me', { verb: 'use', object: svein }],
  ['I use everything that I know about Svein', { verb: 'use', object: svein }],
  ['exploit his weakness', { verb: 'use', object: svein }],
  ['I take advantage of his fear', { verb: 'use', object: svein }],
  ['I use his weak side quickly', { verb: 'use', object: svein, manner: 'quick' }],
  ['I use his weak knee against him', { verb: 'use', object: svein }],
  ['I hit him at his weak place', { verb: 'attack', object: svein }],
  ['I strike him on the bad knee', { verb: 'attack', object: svein }],
  ['use the axe on Svein', { verb: 'use', object: svein, instrument: 'Hand axe' }],
  ['use the rope', { verb: 'use', object: 'Coil of rope' }],
]);
