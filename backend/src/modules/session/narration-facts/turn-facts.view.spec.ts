import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';
import { floorNarrator } from '#backend/modules/narration/domain/floor-narrator.js';
import { turnFactsOf } from './turn-facts.view.js';

describe('the facts of a turn', () => {
  it('are plain data: a conversion to JSON and back changes neither them nor the words told from them', async () => {
    const game = gameInMemory({ tokens: 10 });
    const player = await startSagaIn(game);
    for (const key of ['a', 'b', 'c']) {
      await player.act(key);
      const facts = turnFactsOf(await game.sessions.started(player.sessionId));
      const copy = JSON.parse(JSON.stringify(facts)) as typeof facts;
      expect(copy).toEqual(facts);
      expect(facts.told.length).toBeGreaterThan(0);
      expect(floorNarrator(copy)).toEqual(floorNarrator(facts));
    }
  });
});
