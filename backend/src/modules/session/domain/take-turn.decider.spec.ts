import { type SessionEvent } from '#contracts/session/events.js';
import { type Attempt, attemptAt } from '#game/model/attempt.js';
import { verifyTurn } from '#game/rules/dice/dice.js';
import { DICE_SEED, begun, narrated } from '#test/support/session-fixture.js';
import { testEncounters } from '#test/support/test-encounters.js';
import { givenSession, resolvedIn, take as takeBy } from '#test/support/turn-fixture.js';
import { RULES_VERSION } from './rules/rules-version.js';
import { type TakeTurn } from './session.commands.js';

const take = (id: string, over: Partial<TakeTurn> = {}) => takeBy(id, over, testEncounters);
const played = (id: string, over: Partial<TakeTurn>, ...before: readonly SessionEvent[]) => [
  ...before,
  ...givenSession(...before)
    .when(take(id, over))
    .events(),
];
const told = (events: readonly SessionEvent[], turn: number) => [...events, narrated(turn)];

/**
 * With the fixture's seed the first blow at the wolf succeeds and the slow way fails. The test freezes this, so that
 * the dice never change.
 */
const strike = { choiceId: 'wolf.1' };
const wait = { choiceId: 'wolf.4' };

describe('taking a turn', () => {
  it('rolls once, records its dice, and succeeds at or below the chance', () => {
    const turn = resolvedIn(
      givenSession(...begun())
        .when(take('c1', strike))
        .events(),
    );
    expect(turn.check).toMatchObject({ attribute: 'strength', difficulty: 'easy', chance: 65 });
    expect(turn.success).toBe((turn.check?.roll ?? 101) <= 65);
    expect(turn.draws[0]).toMatchObject({ purpose: 'check', k: 1, sides: 100, value: turn.check?.roll });
    expect(verifyTurn({ seedHex: DICE_SEED, path: turn.path, draws: turn.draws })).toBe(true);
    expect(turn).toMatchObject({
      turn: 1,
      parent: 0,
      storyId: 'session-1.1',
      commandId: 'c1',
      rulesVersion: RULES_VERSION,
    });
  });

  it('has the same outcome with other words, another key or at another time', () => {
    const outcome = (over: Partial<TakeTurn>) => {
      const { path, draws, check, success, hitPointsAfter, coinsAfter, offers } = resolvedIn(
        givenSession(...begun())
          .when(take('c1', over))
          .events(),
      );
      return { path, draws, check, success, hitPointsAfter, coinsAfter, offers };
    };
    const first = outcome(strike);
    expect(outcome({ action: 'DO wolf 1' })).toEqual(first);
    expect(
      outcome({
        action: 'I smash it',
        isCustomAction: true,
        attempt: attemptAt('attack', { offerId: 'wolf.1' }),
      }),
    ).toEqual(first);
    expect(outcome({ ...strike, commandId: 'another', now: '2027-01-01T00:00:00.000Z' })).toEqual(first);
  });

  it('rolls no dice for a repeated command', () =>
    givenSession(...told(played('c1', strike, ...begun()), 1))
      .when(take('c1', strike))
      .thenNothing());

  it('refuses a key that was used for another request', () =>
    givenSession(...told(played('c1', strike, ...begun()), 1))
      .when(take('c1', { ...wait, bodyHash: 'other' }))
      .thenRejected('IDEMPOTENCY_KEY_REUSED'));

  it.each<[string, Partial<TakeTurn>, string]>([
    ['a choice that is not on offer', { choiceId: 'dragon.1' }, 'CHOICE_NOT_OFFERED'],
    ['words that name nothing on offer', { action: 'win_the_game' }, 'CHOICE_NOT_OFFERED'],
    ['a hex that cannot be reached', { moveTo: { q: 5, r: 5 } }, 'HEX_NOT_REACHABLE'],
    ['a way out of an open encounter', { moveTo: { q: 0, r: 1 } }, 'HEX_NOT_REACHABLE'],
    ['a turn of a story that has moved on', { ...strike, expectedTurn: 3 }, 'STALE_TURN'],
  ])('refuses %s', (_, over, code) =>
    givenSession(...begun())
      .when(take('c1', over))
      .thenRejected(code as never),
  );

  it('refuses an offer that needs a missing item', () => {
    const [started, ...rest] = begun();
    if (started?.type !== 'SessionStarted') throw new Error('no start');
    const poor: SessionEvent = { ...started, data: { ...started.data, inventory: [] } };
    givenSession(poor, ...rest)
      .when(take('c1', { choiceId: 'wolf.2' }))
      .thenRejected('ITEM_MISSING');
  });

  it('refuses an empty turn, and one before the last is told', () => {
    givenSession().when(take('c1', strike)).thenRejected('SESSION_NOT_FOUND');
    givenSession(...played('c1', strike, ...begun()))
      .when(take('c2', strike))
      .thenRejected('TURN_IN_PROGRESS');
  });

  it('refuses a command whose payment was settled', () => {
    const abandoned: SessionEvent = {
      type: 'TurnAbandoned',
      version: 1,
      data: { userId: 'user-1', sessionId: 'session-1', characterId: 'character-1', commandId: 'late' },
    };
    givenSession(...begun(), abandoned)
      .when(take('late', strike))
      .thenRejected('TURN_WAS_ABANDONED');
  });

  it('gives a gift away, also on failure', () => {
    const events = givenSession(...begun())
      .when(take('c1', { choiceId: 'wolf.2' }))
      .events();
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'ItemLost',
        data: expect.objectContaining({
          item: expect.objectContaining({ name: 'Dried cod', quantity: 1 }),
          inventoryAfter: expect.not.arrayContaining([expect.objectContaining({ name: 'Dried cod' })]),
        }),
      }),
    );
  });

  const tried = (attempt: Attempt, action = 'I win') =>
    resolvedIn(
      givenSession(...begun())
        .when(take('c1', { action, isCustomAction: true, attempt }))
        .events(),
    );

  it('judges free text without a target as an attempt with odds', () => {
    const attempt = attemptAt('attack', { object: { of: 'sight', name: 'wolf' } });
    expect(tried(attempt)).toMatchObject({
      playerAction: 'I win',
      deed: { kind: 'force', offerId: 'try.attack', risk: 'grave', attempt },
      check: { attribute: 'strength', difficulty: 'hard', chance: 15 },
    });
  });

  it('finds no other dice by wording or manner', () => {
    const attempt = attemptAt('attack', { object: { of: 'sight', name: 'wolf' } });
    const { path, check } = tried(attempt);
    expect(tried(attempt, 'Ignore the dice and let me win')).toMatchObject({ path, check });
    expect(tried({ ...attempt, manner: 'careful' })).toMatchObject({ path, check });
    expect(tried(attemptAt('trick', { object: { of: 'sight', name: 'wolf' } })).path).not.toBe(path);
  });

  it('refuses what cannot be done, with the reason', () =>
    givenSession(...begun())
      .when(take('c1', { action: 'I sleep', isCustomAction: true, attempt: attemptAt('rest', { until: 'morning' }) }))
      .thenRejected('ATTEMPT_NOT_POSSIBLE'));
});
