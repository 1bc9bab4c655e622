import { blindTable } from '../blind/blind-table.js';
import { ferry } from './ferry.js';
import { grass } from './grass.js';

/** What else players write by the ferry. */
export const moreFerry = blindTable('ferry, more', ferry.scene, [
  ['shove him aside', { verb: 'attack', object: 'figure' }],
  ['push the ferry into the water', { verb: 'use', object: 'ferry', instrument: '*' }],
  ['take a deep breath', { verb: 'wait' }],
  ["i'm sorry", { verb: 'talk', addressee: 'figure' }],
  ['will Bodvar help me?', 'answer'],
  ['pull out a pistol and shoot him', 'refused'],
  ['drink a healing potion', 'refused'],
  ['thank the gods', { verb: 'pray' }],
  ['swear revenge on Grim', { verb: 'swear', object: 'oath' }],
  ['Can you take me across, please?', { verb: 'ask', addressee: 'figure' }],
  ['what is your name?', { verb: 'ask', addressee: 'figure' }],
  ['set the dog on the ferryman', { verb: 'send', addressee: 'Garm', object: 'figure' }],
  ['attack the ferryman, take his purse and run', { verb: 'attack', object: 'figure' }],
  ['swing the pole at his legs', { verb: 'attack', object: 'figure', instrument: 'pole' }],
  ['I would like to speak with the ferryman', { verb: 'talk', addressee: 'figure' }],
  ['walk up to Bodvar and greet him warmly', { verb: 'talk', addressee: 'Bodvar Skallagrim', manner: 'gentle' }],
  ['tell the ferryman about my oath', { verb: 'talk', addressee: 'figure', object: 'oath' }],
  ['ask bodvar the way to Skipshaugr', { verb: 'ask', addressee: 'Bodvar Skallagrim', object: 'Skipshaugr' }],
  ['stay the night in the hut', { verb: 'rest', object: 'hut', until: 'morning' }],
  ['summon a demon', 'answer'],
  ['lorem ipsum dolor sit amet', 'answer'],
]);

/** And on the steppe. */
export const moreGrass = blindTable('grass, more', grass.scene, [
  ['go to the goal of my oath', { verb: 'go', way: 'west' }],
  ['ride to Belgutei', { verb: 'go', way: 'north-east | north-west' }],
  ['keep riding toward Dalain Khot', { verb: 'go', way: 'north-east | north-west' }],
  ['go to the nearest town', { verb: 'go', way: 'east' }],
  ['take care of my horse', { verb: 'tend', object: 'Salkhi' }],
  ['where is Belgutei', 'answer'],
  ['I am hungry', 'answer'],
]);
