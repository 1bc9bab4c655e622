import { blindTable } from './blind-table.js';
import { offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** The empire, in the mountains, alone in a storm, in a saga that has no spine. */
const scene = sceneOfHand({
  faction: 'empire',
  terrain: 'mountains',
  phase: 'travel',
  hero: { name: 'Gaius', profession: 'diplomat', coins: 50, hitPoints: 25 },
  calendar: null,
  persons: [person('tullia', 'Tullia', { gender: 'female', trade: 'muleteer', mood: 'devoted', lastSeenAt: 'Arx' })],
  inventory: [thing('Pugio'), thing('Snow shoes'), thing('Cheese', 2), thing('Tinderbox')],
  sights: [sight('cairn', 'stones'), sight('cave', 'hollow'), sight('ledge', 'cliff', 'rock')],
  places: [place('Arx', [0, 4], 'city'), place('Eagle Cairn', [0, 0], 'landmark')],
  ways: [way('south-east', 'hills'), way('south-west', 'mountains'), way('north-east', 'desert')],
  offers: [offer('pass.rest', ['rest', 'vigour', 'easy'], 'Rest a while', { risk: 'none' })],
});

export const pass = blindTable('blind pass', scene, [
  ['take shelter in the cave', { verb: ['hide', 'go', 'rest', 'wait'], object: '*', place: '*' }],
  ['wait for the storm to pass', { verb: 'wait', object: '*' }],
  ['have some cheese', { verb: 'eat', object: 'Cheese' }],
  ['build a small fire w the tinderbox', { verb: ['make', 'use'], object: '*', instrument: '*' }],
  ['climb the cliff', { verb: 'climb', object: 'ledge' }],
  ['Search the cairn carefully', { verb: 'search', object: 'cairn', place: '-', manner: 'careful' }],
  [
    'add a stone to the cairn and say a prayer',
    { verb: ['pray', 'make', 'use', 'give'], object: '*', place: '*', instrument: '*' },
  ],
  ['go down into the desert', { verb: 'go', way: 'north-east' }],
  ['walk back to Arx to see Tullia', { verb: 'go', place: '*', object: 'Arx', addressee: '*' }],
  ['say to Tullia that I love her', 'refused'],
  ['i go', 'ask-back'],
  ['pull myself together and sing a marching song', { verb: 'sing', object: '*' }],
  ['dig for gold', { verb: 'search', object: '-', place: '-' }],
  ['restart game', 'answer'],
  ['how strong am i', 'answer'],
  ['привет', 'answer'],
]);
