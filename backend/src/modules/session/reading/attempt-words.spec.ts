import { type Attempt, attemptAt, VERBS } from '#game/model/attempt.js';
import { gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';
import { type Scene } from '#game/model/scene.js';
import { attemptInWords } from './attempt-words.js';
import { sceneOf } from './scene.view.js';

let scene: Scene;
beforeAll(async () => {
  const game = gameInMemory();
  const { sessionId } = await startSagaIn(game);
  const grim = { gender: 'male', trade: 'ferryman', mood: null, alive: true, isHere: true, lastSeenAt: null } as const;
  scene = {
    ...sceneOf(await game.sessions.started(sessionId)),
    persons: [
      { ...grim, id: null, name: null },
      { ...grim, id: 'p1', name: 'Bodvar' },
    ],
  };
});

const FIGURE = { of: 'figure' } as const;
const BODVAR = { of: 'person', id: 'p1' } as const;
const AXE = { of: 'thing', name: 'Bearded axe' } as const;

it.each<[string, Attempt]>([
  ['You mean to ask the ferryman about Bodvar.', attemptAt('ask', { addressee: FIGURE, object: BODVAR })],
  [
    'You mean to give 3 pieces of silver to Bodvar.',
    attemptAt('give', { addressee: BODVAR, object: { of: 'coins', amount: 3 } }),
  ],
  [
    'You mean to threaten Bodvar with your bearded axe, quietly.',
    attemptAt('threaten', { addressee: BODVAR, instrument: AXE, manner: 'quiet' }),
  ],
  ['You mean to rest until dusk.', attemptAt('rest', { until: 'dusk' })],
  ['You mean to rest until you are well.', attemptAt('rest', { until: 'healed' })],
  ['You mean to tend yourself.', attemptAt('tend', { object: { of: 'self' } })],
  [
    'You mean to use your bearded axe on the cart.',
    attemptAt('use', { object: { of: 'sight', name: 'cart' }, instrument: AXE }),
  ],
  ['You mean to hide behind the cart.', attemptAt('hide', { object: { of: 'sight', name: 'cart' } })],
  ['You mean to search the ground here.', attemptAt('search', { object: { of: 'self' } })],
  ['You mean to look about you.', attemptAt('look')],
])('%s', (words, attempt) => expect(attemptInWords(attempt, scene)).toBe(words));

it('an offer and a way have their own words', () => {
  const [offer] = scene.offers;
  const [way] = scene.ways;
  if (offer) expect(attemptInWords(attemptAt('look', { offerId: offer.id }), scene)).toContain(offer.description);
  if (way)
    expect(attemptInWords(attemptAt('go', { place: { of: 'way', q: way.q, r: way.r } }), scene)).toMatch(
      /^You mean to set out for .+, to the (north|south|east|west)/,
    );
  expect(offer ?? way).toBeDefined();
});

it.each(VERBS)('%s is a whole sentence with any parts', (verb) => {
  for (const object of [null, BODVAR, AXE])
    for (const addressee of [null, FIGURE])
      for (const instrument of [null, AXE])
        expect(attemptInWords(attemptAt(verb, { object, addressee, instrument }), scene)).toMatch(
          /^You mean to [a-z](?!.* {2})[^{}]*[a-z]\.$/,
        );
});
