import { REMEMBERED_COMMANDS } from '#backend/modules/session/domain/state/session.state.js';
import { type TokenSpentV1 } from '#contracts/wallet/events.js';
import { startSagaIn, gameInMemory, type GameInMemory } from '#test/support/game-in-memory.js';

const balance = ({ balanceOf }: GameInMemory): Promise<number | null> => balanceOf('ann');
const turnsIn = ({ memory }: GameInMemory): number =>
  memory.recorded.filter(({ type }) => type === 'TurnResolved').length;

describe('the answer of a turn', () => {
  it.each(['inline', 'job'] as const)(
    'is the same again, also from another process, after more turns and after a rewind (%s)',
    async (narration) => {
      const game = gameInMemory({ tokens: 20, narration });
      const player = await startSagaIn(game);
      const action = await player.next();
      const first = await player.act('a', action);
      expect(await player.act('a', action)).toEqual(first);
      expect(await player.act('a', action, game.process())).toEqual(first);
      await player.act('b');
      await game.rewind('ann', player.sessionId, 0, 'back');
      expect(await player.act('a', action)).toEqual(first);
      await player.act('c');
      expect(await player.act('a', action, game.process())).toEqual(first);
      expect(await balance(game)).toBe(17);
    },
  );

  it('reads as much of the log at a late turn as at an early one, also where a job tells it', async () => {
    const game = gameInMemory({ tokens: 100, narration: 'job' });
    const player = await startSagaIn(game);
    const costs: number[] = [];
    for (let n = 0; n < 12; n++) {
      const before = game.store.eventsRead;
      await player.act(`t${n}`);
      costs.push(game.store.eventsRead - before);
    }
    expect(Math.max(...costs.slice(6))).toBeLessThanOrEqual(Math.max(...costs.slice(0, 6)));
  });
});

describe("a player's own words", () => {
  it('are read once, also when the request is repeated', async () => {
    const game = gameInMemory();
    const player = await startSagaIn(game);
    const request = { sessionId: player.sessionId, action: 'I look about me', isCustomAction: true };
    const first = await player.act('a', request);
    expect(await player.act('a', request)).toEqual(first);
    await expect(player.act('a', { ...request, action: 'I run' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(game.texts).toEqual(['I look about me']);
  });
});

describe('a key that the session has forgotten', () => {
  /**
   * One turn under the key, then more commands than a session remembers, with a rewind before each turn so that the
   * character survives.
   */
  const longAgo = async () => {
    const game = gameInMemory({ tokens: 100 });
    const player = await startSagaIn(game);
    const action = await player.next();
    const first = await player.act('old', action);
    for (let n = 0; n < REMEMBERED_COMMANDS / 2; n++) {
      await game.rewind('ann', player.sessionId, 0, `back ${n}`);
      await player.act(`key ${n}`, action);
    }
    await game.rewind('ann', player.sessionId, 0, 'back at last');
    const payment = JSON.parse(
      game.memory.recorded.find(({ type }) => type === 'TokenSpent')?.data ?? '',
    ) as TokenSpentV1;
    return { game, player, action, first, payment };
  };

  it('gets its first answer, not another turn for free', async () => {
    const { game, player, action, first } = await longAgo();
    const [turns, left] = [turnsIn(game), await balance(game)];
    expect(await player.act('old', action)).toEqual(first);
    expect([turnsIn(game), await balance(game)]).toEqual([turns, left]);
    await expect(player.act('old', { ...action, action: 'something else' })).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('gets no token back for its played turn', async () => {
    const { game, payment } = await longAgo();
    const left = await balance(game);
    await game.settle(payment);
    expect(await balance(game)).toBe(left);
  });
});

describe('a turn that was refused after it was paid', () => {
  it('is refused for ever, also after many other refusals', async () => {
    const game = gameInMemory({ tokens: 100 });
    const player = await startSagaIn(game);
    const request = { ...(await player.next()), expectedTurn: 0 };
    const keys = Array.from({ length: REMEMBERED_COMMANDS + 10 }, (_, n) => `at once ${n}`);
    const refused = (
      await Promise.all(
        keys.map((key) =>
          player.act(key, request).then(
            () => null,
            () => key,
          ),
        ),
      )
    ).filter((key) => key !== null);
    expect(refused).toHaveLength(keys.length - 1);
    await game.rewind('ann', player.sessionId, 0, 'back');
    const turns = turnsIn(game);
    for (const key of refused.slice(0, 5))
      await expect(player.act(key, request)).rejects.toMatchObject({ code: 'TURN_WAS_ABANDONED' });
    expect([turnsIn(game), await balance(game)]).toEqual([turns, 99]);
  });
});
