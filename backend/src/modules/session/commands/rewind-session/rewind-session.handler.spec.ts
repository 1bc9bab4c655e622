import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';

describe('a rewind', () => {
  it('that is repeated gets its first answer, also after later changes', async () => {
    const game = gameInMemory({ tokens: 20 });
    const player = await startSagaIn(game);
    for (const key of ['a', 'b', 'c']) await player.act(key);
    const first = await game.rewind('ann', player.sessionId, 1, 'back');
    expect(first.withdrawn).toEqual([2, 3]);
    expect(await game.rewind('ann', player.sessionId, 1, 'back')).toEqual(first);
    await player.act('d');
    expect(await game.rewind('ann', player.sessionId, 1, 'back')).toEqual(first);
    expect(await game.process().rewind('ann', player.sessionId, 1, 'back')).toEqual(first);
    await expect(game.rewind('ann', player.sessionId, 0, 'back')).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
  });

  it('that is repeated while it runs is done once', async () => {
    const game = gameInMemory({ tokens: 20 });
    const player = await startSagaIn(game);
    for (const key of ['a', 'b']) await player.act(key);
    const again = () => game.rewind('ann', player.sessionId, 0, 'back');
    const [first, ...others] = await Promise.all([
      again(),
      again(),
      game.process().rewind('ann', player.sessionId, 0, 'back'),
    ]);
    expect(first.withdrawn).toEqual([1, 2]);
    for (const other of others) expect(other).toEqual(first);
    expect(game.memory.recorded.filter(({ type }) => type === 'SessionRewound')).toHaveLength(1);
  });

  it('is not refused for a payment that is settled meanwhile', async () => {
    const game = gameInMemory({ tokens: 20 });
    const player = await startSagaIn(game);
    await player.act('a');
    await game.settle({ userId: 'ann', sessionId: player.sessionId, commandId: 'late' });
    game.store.faults.push(() =>
      game.process().settle({ userId: 'ann', sessionId: player.sessionId, commandId: 'later' }),
    );
    expect(await game.rewind('ann', player.sessionId, 0, 'back')).toMatchObject({
      withdrawn: [1],
      character: { turn: 0 },
    });
  });

  it('lets no sentence be told twice, not even a withdrawn one: the player has read it', async () => {
    const game = gameInMemory({ tokens: 20 });
    const player = await startSagaIn(game);
    await player.act('a');
    await player.act('b');
    const { toldSentences } = await game.sessions.started(player.sessionId);
    expect(toldSentences.length).toBeGreaterThan(0);
    await game.rewind('ann', player.sessionId, 1, 'back');
    expect((await game.sessions.started(player.sessionId)).toldSentences).toEqual(toldSentences);
  });
});
