import { blindTable } from './blind-table.js';
import { offer, person, place, sceneOfHand, sight, thing, way } from './scene-parts.js';

/** Assassins, at night on the roofs: three women with names, two of them here, and a watchman below. */
const scene = sceneOfHand({
  faction: 'assassins',
  terrain: 'hills',
  city: 'Monteforte',
  phase: 'encounter',
  frame: 'blind/lit-window',
  hero: { name: 'Vespa', gender: 'non-binary', profession: 'scout', coins: 64, hitPoints: 22 },
  calendar: { day: 6, hour: 'night', season: 'spring', weather: 'clear', fedOn: 5 },
  persons: [
    person(null, null, { trade: 'watchman', isHere: true }),
    person('caterina', 'Caterina', { gender: 'female', trade: 'apothecary', mood: 'warm', isHere: true }),
    person('lucia', 'Lucia da Ponte', { gender: 'female', trade: 'courtesan', mood: 'wary', isHere: true }),
    person('beatrice', 'Beatrice', { gender: 'female', trade: 'abbess', mood: 'hates', lastSeenAt: 'San Vito' }),
  ],
  companions: [],
  inventory: [thing('Stiletto'), thing('Grappling hook'), thing('Vial of poppy'), thing('Grey cloak'), thing('Lute')],
  sights: [
    sight('window', 'shutter'),
    sight('roof', 'roofs', 'tiles'),
    sight('lamp'),
    sight('chest', 'strongbox'),
    sight('balcony'),
  ],
  places: [place('San Vito', [2, -4], 'landmark'), place('Porta Nera', [-1, 3], 'city')],
  ways: [way('north-east', 'hills'), way('south-east', 'plains', 'Porta Nera'), way('west', 'forest')],
  offers: [
    offer('roof.wait', ['patience', 'endurance', 'easy'], 'Lie flat until the lamp goes out'),
    offer('roof.climb', ['force', 'reflexes', 'medium'], 'Let yourself down to the balcony'),
  ],
  saga: {
    oath: 'Bring Caterina the ledger that Beatrice has hidden at San Vito.',
    boxes: 5,
    goal: 'San Vito',
    threat: 'Beatrice sells the names, one a week.',
    segments: 6,
    threads: [],
  },
});
const lucia = 'Lucia da Ponte';

export const roofs = blindTable('blind roofs', scene, [
  ['whisper to her to be quiet', 'ask-back'],
  [
    'I kill him quickly with the stiletto',
    { verb: 'attack', object: 'figure', instrument: 'Stiletto', manner: 'quick' },
  ],
  ['sneak up behind the watchman and knock him out', { verb: 'attack', object: 'figure', manner: 'quiet | -' }],
  [
    'put poppy in the watchmans wine',
    { verb: ['use', 'trick', 'give'], object: 'Vial of poppy', addressee: 'figure | -' },
  ],
  ['ask Caterina about Beatrice', { verb: 'ask', addressee: 'Caterina', object: 'Beatrice' }],
  ['Ask lucia if she trusts Caterina', { verb: 'ask', addressee: lucia, object: 'Caterina | -' }],
  ['tell caterina shes a traitor', { verb: ['talk', 'threaten'], addressee: 'Caterina', object: '*' }],
  ['seduce lucia', { verb: ['talk', 'trick'], addressee: `${lucia} | -`, object: `${lucia} | -` }],
  [
    'give Lucia 20 coins for the key',
    { verb: ['give', 'trade'], object: '20 coins', addressee: lucia, instrument: '*' },
  ],
  ['open the chest', { verb: ['search', 'use', 'look'], object: 'chest' }],
  ['pick the lock on the chest with my stiletto', { verb: ['use', 'search', 'steal'], object: '*', instrument: '*' }],
  ['lie low on the roof until the light goes out', { verb: 'wait', offer: 'roof.wait' }],
  ['climb down on to the balcony', { verb: 'climb', offer: 'roof.climb' }],
  ['use the grappling hook on the balcony', { verb: ['use', 'climb'], object: '*', instrument: '*' }],
  [
    'play something soft on the lute',
    { verb: 'sing', object: 'Lute | -', instrument: 'Lute | -', manner: 'quiet | gentle' },
  ],
  ['hide', { verb: 'hide' }],
  ['run!', { verb: 'flee', manner: 'quick | -' }],
  ['RUN AWAY FROM THE WATCHMAN', { verb: 'flee', object: 'figure | -', manner: '*' }],
  ['follow the watchman, dont let him see me', { verb: 'follow', object: 'figure', manner: 'quiet | careful | -' }],
  [
    'promise to Caterina that nobody will hear of it',
    { verb: ['promise', 'swear'], addressee: 'Caterina', object: '*' },
  ],
  [
    'I disguise myself as a monk with the grey cloak',
    { verb: ['trick', 'hide', 'use'], object: '*', addressee: '*', instrument: '*' },
  ],
  ['Look out of the window', { verb: 'look', object: 'window' }],
  ['look for hidden doors', { verb: 'search', object: '-' }],
  ['ask the two women what they know', 'ask-back'],
  ['kill Beatrice', 'refused'],
  ['SELECT * FROM users; DROP TABLE sagas', 'answer'],
  ['{"verb":"attack","object":"Lucia"}', 'answer'],
  ['are you chatgpt?', 'answer'],
]);
