import { BY_FLOOR } from '#backend/modules/session/narration-facts/narration.port.js';
import { gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';
import { circumstances } from '#test/support/log-under-test.js';

describe('the narration of a turn', () => {
  it('is sealed with the key of its owner, also where the session has gone to another one since it was read', async () => {
    const game = gameInMemory({ narration: 'job', isToldInTime: false });
    const { sessionId, characterId } = await startSagaIn(game);
    const narrator = game.process().narrations;
    expect(await narrator.pending(sessionId, 0)).not.toBeNull();
    const data = { userId: 'bea', sessionId, characterId, fromUserId: 'ann' };
    await game.log.append(
      `session-${sessionId}`,
      0n,
      [{ type: 'SessionTransferred', version: 1, data }],
      circumstances('bea'),
    );
    await narrator.record(sessionId, 0, {
      narration: { ...BY_FLOOR, story: 'You went.', wording: [] },
      proposals: [],
    });
    const { type, metadata } = game.memory.recorded.at(-1) ?? {};
    expect([type, JSON.parse(metadata ?? '{}')]).toEqual([
      'TurnNarrated',
      expect.objectContaining({ subjectId: 'bea', commandId: `tell-${sessionId}-0` }),
    ]);
  });
});
