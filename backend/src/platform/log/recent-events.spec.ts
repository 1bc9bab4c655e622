import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';
import { EventLog } from './event-log.js';
import { SealingCodec } from './sealing-codec.js';
import { systemRandom } from '../random/random.js';
import { upcastWith } from './upcasters.js';

/** A saga, and the log as another process reads it. */
const sagaOf = async (turns: number) => {
  const game = gameInMemory({ tokens: turns });
  const player = await startSagaIn(game);
  for (let n = 0; n < turns; n++) await player.act(`t${n}`);
  const { store, waiting, keysOfAnother, keys, log, memory } = game;
  const codec = new SealingCodec(systemRandom);
  const another = new EventLog({ store, codec, keys: keysOfAnother(), upcast: upcastWith([]), waiting });
  return { log, keys, another, recorded: memory.recorded };
};

describe('events that a follower gets from the process that appended them', () => {
  it('are to the letter those that it would read from the log', async () => {
    const { log, another, recorded } = await sagaOf(40);
    const handed = await log.decodeMany(recorded);
    expect(handed.length).toBeGreaterThan(120);
    expect(handed).toStrictEqual(await another.decodeMany(recorded));
  });

  it('are not opened again', async () => {
    const { log, recorded } = await sagaOf(2);
    const torn = recorded.slice(-4).map((event) => ({ ...event, data: '{', metadata: '{' }));
    expect(await log.decodeMany(torn)).toStrictEqual(await log.decodeMany(recorded.slice(-4)));
  });

  it('are read again where the person was erased since: as in a rebuild', async () => {
    const { log, keys, another, recorded } = await sagaOf(3);
    await keys.destroy('ann');
    const handed = await log.decodeMany(recorded);
    expect(handed).toStrictEqual(await another.decodeMany(recorded));
    expect(handed.filter(({ type }) => type === 'TurnNarrated').map(({ data }) => data)).toContainEqual(
      expect.objectContaining({ story: '' }),
    );
  });
});
