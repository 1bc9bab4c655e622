import { attemptAt } from '#game/model/attempt.js';
import { type SessionStartedV2 } from '#contracts/session/events.js';
import { CATALOGUE } from '#game/content/catalogue.js';
import { SAGAS } from '#game/content/sagas.js';
import { type Difficulty } from '#game/model/character.js';
import { type Encounters } from '#game/model/encounter.js';
import { testFrame } from '#game/model/offer-ids.js';
import { type Saga } from '#game/model/saga.js';
import { commitmentOf } from '#game/rules/dice/dice.js';
import { testOffers } from '#game/rules/encounters/spine-offers.js';
import {
  TOWER,
  begunWith,
  oathOf,
  sagaOf,
  sagaWorld,
  startedWith,
  type StartOver,
  threadOf,
} from '#test/support/saga-fixture.js';
import { NOW, narrated } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { able, feeble, givenSession, resolvedIn, seedFor, take } from '#test/support/turn-fixture.js';
import { situationOf } from './rules/situation.js';
import { sagaSituation } from './saga/saga-situation.js';
import { type TakeTurn } from './session.commands.js';

const cellAt = (frame: string | null, attempts = 0): SessionStartedV2['cell'] => ({
  ...TOWER,
  terrain: 'plains',
  visitCount: 1,
  frame,
  isResolved: frame === null,
  attempts,
  lastTurn: 0,
  firstVisitAt: NOW,
  lastVisitAt: NOW,
});

/** The player stands at the last test's place. */
const atTheTest = (
  over: StartOver = {},
  saga: Saga = sagaOf({ oath: oathOf({ boxes: 10 }) }),
  difficulty: Difficulty = 'normal',
  attempts = 0,
) => {
  const frame = testFrame(saga.oath.key);
  const offers = testOffers(CATALOGUE, {
    ...situationOf(startedWith({ saga })),
    saga: sagaSituation(saga, sagaWorld, TOWER),
  });
  return begunWith(
    {
      saga,
      attributes: able,
      location: TOWER,
      cell: cellAt(frame, attempts),
      gamePhase: 'encounter',
      frame,
      offers,
      movement: [],
      ...over,
    },
    difficulty,
  );
};
/** No encounter on the road. */
const quiet: Encounters = { ...testEncounters, meet: (situation, draw) => testEncounters.settle(situation, draw) };
const way = { choiceId: 'test:vikings/the-burnt-hall:0' };
const own = (verb: 'use' | 'flee', text: string): Partial<TakeTurn> => ({
  action: text,
  isCustomAction: true,
  attempt: attemptAt(verb, { object: verb === 'use' ? { of: 'sight', name: 'tent-pole' } : null }),
});
describe('the last test', () => {
  it('has the foe of the oath before the player, by name', () => {
    const saga = sagaOf({ oath: oathOf({ boxes: 10 }) });
    const foe = saga.people.find(({ role }) => role === 'foe')?.id ?? '';
    const challenged = (id: string): Partial<TakeTurn> => ({
      action: 'I threaten them',
      isCustomAction: true,
      attempt: attemptAt('threaten', { addressee: { of: 'person', id } }),
      diceSeed: 'ab'.repeat(32),
    });
    const { events } = givenSession(...atTheTest({}, saga)).when(take('c1', challenged(foe)));
    expect(resolvedIn(events()).deed.attempt?.addressee).toEqual({ of: 'person', id: foe });
    const who = saga.people.find(({ role }) => role === 'who')?.id ?? '';
    givenSession(...atTheTest({}, saga))
      .when(take('c1', challenged(who)))
      .thenRejected('ATTEMPT_NOT_POSSIBLE');
  });

  it('is a step easier in own words for one who learned where the foe is weak, who may use that', () => {
    const key = SAGAS.vikings?.clues.find(({ gives }) => gives === 'approach')?.key ?? '';
    const clue = threadOf({ id: `${key}.1`, key, kind: 'rumour', them: 'foe', state: 'kept' });
    const oath = oathOf({ boxes: 10 });
    const ways = (['use', 'attack'] as const).map((verb) => ({
      action: 'in my own words',
      isCustomAction: true,
      attempt: attemptAt(verb, { object: { of: 'person', id: 'foe' } }),
      diceSeed: 'ab'.repeat(32),
    }));
    const deeds = (saga: Saga, way: Partial<TakeTurn>) =>
      resolvedIn(
        givenSession(...atTheTest({}, saga))
          .when(take('c1', way))
          .events(),
      ).deed;
    for (const way of ways)
      expect(deeds(sagaOf({ oath, threads: [clue] }), way)).toMatchObject({ difficulty: 'medium', risk: 'grave' });
    expect(deeds(sagaOf({ oath }), ways[1] ?? {})).toMatchObject({ difficulty: 'hard', risk: 'grave' });
    givenSession(...atTheTest({}, sagaOf({ oath })))
      .when(take('c1', ways[0] ?? {}))
      .thenRejected('ATTEMPT_NOT_POSSIBLE');
  });

  it('when it is won ends the saga in triumph, and reveals the seed that was committed to', () => {
    const events = atTheTest();
    const diceSeed = seedFor(events, way, true);
    const started = events.map((event) =>
      event.type === 'SessionStarted'
        ? { ...event, data: { ...event.data, seedCommitment: commitmentOf(diceSeed) } }
        : event,
    );
    const { events: played, after } = givenSession(...started).when(take('c1', { ...way, diceSeed }));
    expect(resolvedIn(played())).toMatchObject({
      success: true,
      gameOver: true,
      gamePhase: 'game_over',
      offers: [],
      movement: [],
      saga: { oath: { outcome: 'kept', boxes: 10 } },
    });
    expect(played().at(-1)).toMatchObject({ type: 'SessionEnded', data: { turn: 1, reason: 'triumph', diceSeed } });
    expect(after).toMatchObject({ status: 'Ended', ending: 'triumph', seedCommitment: commitmentOf(diceSeed) });
    givenSession(...started, ...played(), narrated(1))
      .when(take('c2', way))
      .thenRejected('SESSION_IS_OVER');
  });

  it('can be tried twice, and then the oath is lost', () => {
    const events = atTheTest({ attributes: feeble });
    const diceSeed = seedFor(events, way, false);
    const first = givenSession(...events)
      .when(take('c1', { ...way, diceSeed }))
      .events();
    expect(resolvedIn(first)).toMatchObject({
      gameOver: false,
      gamePhase: 'encounter',
      frame: 'vikings/the-burnt-hall:test',
      saga: { oath: null, threat: { segments: 1 } },
    });
    expect(resolvedIn(first).offers.map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map((n) => `test:vikings/the-burnt-hall:${n}`),
    );
    const tried = [...events, ...first, narrated(1)],
      second = { choiceId: 'test:vikings/the-burnt-hall:1' };
    const last = givenSession(...tried)
      .when(take('c2', { ...second, diceSeed: seedFor(tried, second, false) }))
      .events();
    expect(resolvedIn(last)).toMatchObject({ gameOver: true, saga: { oath: { outcome: 'lost' } } });
    expect(last.at(-1)).toMatchObject({ type: 'SessionEnded', data: { reason: 'loss' } });
  });

  it('can be tried twice, also after attempts at other encounters in the same place', () => {
    const events = begunWith({
      saga: sagaOf({ oath: oathOf({ boxes: 5 }) }),
      attributes: able,
      location: TOWER,
      cell: { ...cellAt('test/wolf', 1), isResolved: false },
    });
    const won = givenSession(...events)
      .when(take('c1', { choiceId: 'wolf.1', diceSeed: seedFor(events, { choiceId: 'wolf.1' }, true) }))
      .events();
    expect(resolvedIn(won)).toMatchObject({
      frame: 'vikings/the-burnt-hall:test',
      cell: { frame: 'vikings/the-burnt-hall:test', attempts: 0, isResolved: false },
    });
  });

  it('can be won in the player’s own words, at the same odds', () => {
    const events = atTheTest();
    const sawn = own('use', 'I saw through the tent-pole');
    const turn = givenSession(...events)
      .when(take('c1', { ...sawn, diceSeed: seedFor(events, sawn, true) }))
      .events();
    expect(resolvedIn(turn)).toMatchObject({
      deed: { offerId: 'try.use', difficulty: 'hard', risk: 'grave' },
      gameOver: true,
      saga: { oath: { outcome: 'kept' } },
    });
    expect(turn.at(-1)).toMatchObject({ type: 'SessionEnded', data: { reason: 'triumph' } });
  });

  it('stays open for a player who escapes, and returns when they come back', () => {
    const events = atTheTest();
    const away = own('flee', 'I run for it');
    const fled = givenSession(...events)
      .when(take('c1', { ...away, diceSeed: seedFor(events, away, true) }))
      .events();
    expect(resolvedIn(fled)).toMatchObject({ gameOver: false, frame: null, saga: { oath: null } });
    const out = [...events, ...fled, narrated(1)];
    const gone = [
      ...out,
      ...givenSession(...out)
        .when(take('c2', { moveTo: resolvedIn(fled).movement[0] }, quiet))
        .events(),
      narrated(2),
    ];
    expect(
      resolvedIn(
        givenSession(...gone)
          .when(take('c3', { moveTo: TOWER }))
          .events(),
      ),
    ).toMatchObject({ frame: 'vikings/the-burnt-hall:test', gamePhase: 'encounter' });
  });

  it('is no triumph for a player who dies in it', () => {
    const events = atTheTest({ attributes: feeble, hitPoints: 1 });
    const deadly = { ...way, diceSeed: seedFor(events, way, false) };
    expect(
      givenSession(...events)
        .when(take('c1', deadly))
        .events()
        .at(-1),
    ).toMatchObject({ type: 'SessionEnded', data: { reason: 'death' } });
    const forgiving = atTheTest(
      { attributes: feeble, hitPoints: 1 },
      sagaOf({ oath: oathOf({ boxes: 10 }) }),
      'forgiving',
    );
    expect(
      givenSession(...forgiving)
        .when(take('c1', deadly))
        .events()
        .at(-1),
    ).toMatchObject({ type: 'CharacterFell' });
  });
});
