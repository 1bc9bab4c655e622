import { startSagaIn, gameInMemory, type GameInMemory } from '#test/support/game-in-memory.js';
import { contextOf } from '#test/support/context.js';
import { NotShownYetError } from '#backend/platform/read-models/progress.port.js';
import { TransferSessions } from './transfer-sessions.js';

type Rows = ConstructorParameters<typeof TransferSessions>[1];

/** A guest's saga with one turn, and what gives it to Ann. */
const setUp = async ({ isShown = true } = {}) => {
  const game = gameInMemory({ tokens: 9 });
  const saga = await startSagaIn(game, 'guest');
  await saga.act('first');
  const find = jest.fn(() => Promise.resolve([{ sessionId: saga.sessionId }]));
  const rows = { find } as unknown as Rows;
  const awaited: bigint[] = [];
  const progress = { waitFor: (position: bigint) => Promise.resolve(awaited.push(position) > 0 && isShown) };
  const transfer = async ({ sessions }: Pick<GameInMemory, 'sessions'> = game): Promise<number> => {
    await game.keys.handOver('guest', 'ann');
    const asked = { fromUserId: 'guest', toUserId: 'ann' };
    return new TransferSessions(sessions, rows, game.memory, progress).transferAll(asked, contextOf('ann'));
  };
  return { game, saga, transfer, awaited, find };
};

describe('the sagas of a guest who logs in to an account', () => {
  it('are the account’s, and no longer the guest’s; asked again, nothing more happens', async () => {
    const { game, saga, transfer } = await setUp();
    expect(await transfer()).toBe(1);
    expect(await Promise.all([transfer(), transfer(game.process())])).toEqual([0, 0]);
    expect((await game.process().sessions.ownedBy('ann', saga.sessionId)).hero.name).toBe(saga.definition.name);
    await expect(game.sessions.ownedBy('guest', saga.sessionId)).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  });

  it('are looked for when the read models show all that was written until then', async () => {
    const { game, transfer, awaited } = await setUp();
    const head = await game.memory.head();
    await transfer();
    expect(awaited).toEqual([head]);
    expect(game.awaited.at(-1)).toBe(await game.memory.head());
  });

  it('are asked for again where the read models are too far behind: one of them might be missed', async () => {
    const { transfer, find } = await setUp({ isShown: false });
    await expect(transfer()).rejects.toBeInstanceOf(NotShownYetError);
    expect(find).not.toHaveBeenCalled();
  });

  it('keep one owner where two tabs ask at once', async () => {
    const { game, transfer } = await setUp();
    const moved = await Promise.all([transfer(), transfer(game.process()), transfer(game.process())]);
    expect(moved.reduce((sum, n) => sum + n)).toBe(1);
    expect(game.memory.recorded.filter(({ type }) => type === 'SessionTransferred')).toHaveLength(1);
  });

  it('refuse a turn of the guest that was under way, and its token comes back', async () => {
    const { game, saga, transfer } = await setUp();
    const behind = game.process();
    await behind.sessions.load(saga.sessionId);
    const next = await saga.next();
    await transfer();
    const left = await game.balanceOf('guest');
    await expect(behind.act('guest', next, 'late')).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
    expect(await game.balanceOf('guest')).toBe(left);
    expect(game.memory.recorded.map(({ type }) => type).slice(-1)).not.toEqual(['TokenSpent']);
  });

  it('are played on by the account, with its own tokens', async () => {
    const { game, saga, transfer } = await setUp();
    await game.grant('ann');
    await transfer();
    await game.act('ann', await saga.next(), 'second');
    expect([await game.balanceOf('guest'), await game.balanceOf('ann')]).toEqual([8, 8]);
  });

  it('can not be read any more once the account is erased, in any process', async () => {
    const { game, saga, transfer } = await setUp();
    await transfer();
    await game.keys.destroy('ann');
    for (const { sessions } of [game, game.process()])
      expect(await sessions.started(saga.sessionId)).toMatchObject({ hero: { name: '' }, wording: [] });
  });
});
