import { type LeafEvidence } from '#backend/modules/session/narration-facts/leaf-evidence.port.js';
import { type TurnFacts } from '#backend/modules/session/narration-facts/turn-facts.port.js';
import { factsOf } from '#test/support/narration/turn-facts.fixture.js';
import { claimsIn, standsOn } from './claims-in.js';

const at = (turn: number, type = 'TurnResolved') => ({ turn, type, text: `What happened at ${turn}.` });
const axe = { name: 'Bearded axe', quantity: 1, value: 8, description: '' };
const calendar = { day: 4, hour: 'dusk', season: 'autumn', weather: 'rain' } as const;
const turnFacts = factsOf();
const facts = {
  ...turnFacts,
  city: 'Hedeby',
  success: false,
  coinsDelta: -2,
  hitPointsLost: 6,
  hitPointsGained: 0,
  itemsGained: [axe],
  itemsLost: [],
  check: { roll: 71, chance: 40 },
  deed: { kind: 'talk' },
  hero: { ...turnFacts.hero, hitPoints: 19, maxHitPoints: 25, coins: 48, inventory: [axe] },
  saga: { calendar, before: { ...calendar, hour: 'noon' } },
} as unknown as TurnFacts;
const evidence: LeafEvidence = {
  story: '',
  facts,
  decided: { turn: 5, type: 'TurnResolved' },
  names: [
    { name: 'Bodvar', is: 'person', alive: true, because: at(3) },
    { name: 'Grim', is: 'person', alive: false, because: at(2) },
    { name: 'Hedeby', is: 'city', alive: true, because: at(0, 'SessionStarted') },
    { name: 'Ribe', is: 'city', alive: true, because: at(0, 'SessionStarted') },
  ],
};
const found = (sentence: string) => claimsIn(sentence, evidence).map(({ text, holds }) => [text, holds]);

describe('the claims of a sentence', () => {
  it.each<[sentence: string, claims: readonly (readonly [string, boolean | null])[]]>([
    ['You paid two silver coins.', [['2 coins', true]]],
    ['You paid forty coins.', [['40 coins', false]]],
    ['You had 50 coins before.', [['50 coins', true]]],
    ['He owed them nine coins.', []],
    ['You lost 6 hit points.', [['6 hit points', true]]],
    ['You lost seven hit points.', [['7 hit points', false]]],
    ['You took the bearded axe.', [['You gained Bearded axe', true]]],
    ['You dropped the bearded axe.', [['You lost Bearded axe', false]]],
    ['The bearded axe hung at your side.', [['You carry Bearded axe', true]]],
    ['You failed.', [['The deed failed', true]]],
    ['You managed it with ease.', [['The deed succeeded', false]]],
    [
      'At dusk the rain fell.',
      [
        ['It is dusk', true],
        ['The weather is rain', true],
      ],
    ],
    ['It was night.', [['It is night', false]]],
    ['Early in the morning the reeds were wet.', [['It is morning', false]]],
    ['In the morning you went down to the shore.', [['It is morning', false]]],
    ['At dawn the gate stood open.', [['It is morning', false]]],
    ['By first light the camp was empty.', [['It is morning', false]]],
    ['That morning the market was full.', [['It is morning', false]]],
    ['By noon the road was dry.', [['It is noon', true]]],
    ['Toward noon a cart passed you.', [['It is noon', true]]],
    ['That evening the fires were lit.', [['It is dusk', true]]],
    ['In the evening they sang.', [['It is dusk', true]]],
    ['That night the dogs were quiet.', [['It is night', false]]],
    ['By nightfall the gate was shut.', [['It is night', false]]],
    ['In the morning they would be gone.', []],
    ['By night he had lost everything.', []],
    ['They leave in the morning.', []],
    ['He spoke of the dawn and of that evening.', []],
    ['It snowed on you.', [['The weather is snow', false]]],
    ['It was day four.', [['It is day 4', true]]],
    ['He laughed like a storm.', []],
    [
      'You stood in Hedeby.',
      [
        ['You are in Hedeby', true],
        ['Hedeby is a place of this saga', true],
      ],
    ],
    [
      'You stood in Ribe.',
      [
        ['You are in Ribe', false],
        ['Ribe is a place of this saga', true],
      ],
    ],
    ['Bodvar looked away.', [['Bodvar belongs to this saga', true]]],
    [
      'Bodvar was dead.',
      [
        ['Bodvar belongs to this saga', true],
        ['Bodvar is dead', false],
      ],
    ],
    [
      'Grim lay dead.',
      [
        ['Grim belongs to this saga', true],
        ['Grim is dead', true],
      ],
    ],
    ['Then came Ragnvald.', [['Ragnvald is named in no event: words only', null]]],
    [
      'The wind fell; Bodvar was dead.',
      [
        ['Bodvar belongs to this saga', true],
        ['Bodvar is dead', false],
      ],
    ],
    [
      'At last, you reached Ribe.',
      [
        ['You are in Ribe', false],
        ['Ribe is a place of this saga', true],
      ],
    ],
    [
      'You killed Bodvar.',
      [
        ['Bodvar belongs to this saga', true],
        ['Bodvar is dead', false],
      ],
    ],
    ['Bodvar was dead tired.', [['Bodvar belongs to this saga', true]]],
    ['You nearly lost the bearded axe.', [['You carry Bearded axe', true]]],
    ['You paid him forty coins.', [['40 coins', false]]],
    ['You gave one coin to each.', []],
    ['You managed to offend everybody.', []],
    ['It was day nine of the siege.', []],
    ['She was willing to speak for you at Ribe.', [['Ribe is a place of this saga', true]]],
    ['You swore to come to the court at Ribe.', [['Ribe is a place of this saga', true]]],
    ['He will not rest until you came to Ribe.', [['Ribe is a place of this saga', true]]],
    ['Bodvar had eaten, and his dog died.', [['Bodvar belongs to this saga', true]]],
    ['Bodvar was sold up as dead.', [['Bodvar belongs to this saga', true]]],
    ['You could not go by.', []],
    ['He would not say where you had failed.', []],
    ['You saw that a coin was wedged in a crack.', []],
    ['They gave you a silver spoon.', []],
    ['In the middle of the day a cart passed you.', []],
    ['You took out the bearded axe for it.', [['You carry Bearded axe', true]]],
    ['“You owe me forty coins,” he said.', []],
    ['The wind went through the grass.', []],
  ])('%s', (sentence, claims) => expect(found(sentence)).toEqual(claims));

  it('name the event that decides each of them', () => {
    const [purse] = claimsIn('You paid forty coins.', evidence);
    expect(purse?.because).toEqual([{ turn: 5, type: 'TurnResolved', text: 'Your purse: minus 2, then 48 coins.' }]);
    const claims = claimsIn('You failed Bodvar in Ribe at night, 3 hit points short.', evidence);
    expect(claims.filter(({ holds }) => holds !== null).every(({ because }) => because.length > 0)).toBe(true);
  });
});

it.each<[hour: string, words: string, holds: boolean]>([
  ['the one before', 'That evening you lay down.', true],
  ['the one slept through', 'In the night it grew cold.', true],
  ['the one after', 'Early in the morning you got up.', true],
  ['none of them', 'By noon you were awake.', false],
])('an hour is told rightly where the turn was at it or passed it: %s', (_, words, holds) => {
  const slept = { calendar: { ...calendar, day: 5, hour: 'morning' }, before: calendar };
  const claims = claimsIn(words, { ...evidence, facts: { ...facts, saga: slept } as unknown as TurnFacts });
  expect(claims.map((claim) => claim.holds)).toEqual([holds]);
});

it('a sentence stands on a leaf whatever its white space is; half of nothing does not', () => {
  expect(standsOn('It rained.  You went\non.', 'You went on.')).toBe(true);
  expect(standsOn('It rained.', 'It snowed.')).toBe(false);
  expect(standsOn('It rained.', '  ')).toBe(false);
});
