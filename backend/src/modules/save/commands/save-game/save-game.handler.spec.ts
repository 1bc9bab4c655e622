import { MANUAL_SAVES, type PlanName } from '#contracts/subscription/tiers.js';
import { allowedBy } from '#backend/modules/subscription/projected-entitlements.js';
import { type SessionDirectory } from '#backend/modules/session/session.port.js';
import { characterOf } from '#backend/modules/session/views/character.view.js';
import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';
import { contextOf } from '#test/support/context.js';
import { SaveRepository } from '../../save.repository.js';
import { CountedBookmarks, BookmarkQuota } from '../../bookmark-quota.js';
import { DeleteSaveCommand, DeleteSaveHandler } from '../delete-save/delete-save.handler.js';
import { SaveGameCommand, SaveGameHandler } from './save-game.handler.js';

const TOKENS = { guest: 5, free: 10, gold: 100, platinum: 400 };

const setUp = async (plan: PlanName = 'guest') => {
  const game = gameInMemory({ tokens: 20 });
  const player = await startSagaIn(game);
  const { services, sessions } = game;
  const bookmarks = { count: 0 };
  const noRows = {
    bookmarksOf: () => Promise.resolve(bookmarks.count),
    byId: () => Promise.resolve(undefined),
    of: () => Promise.resolve([]),
  } as unknown as ConstructorParameters<typeof SaveRepository>[1];
  const directory: SessionDirectory = {
    characterOf: async (userId, sessionId) => characterOf(await sessions.ownedBy(userId, sessionId)),
    isOwner: async (userId, sessionId) => (await sessions.started(sessionId)).userId === userId,
  };
  const entitled = () => Promise.resolve(allowedBy(plan, TOKENS));
  const quota = new BookmarkQuota(
    new CountedBookmarks(noRows, game.store, services.progress),
    { of: entitled, at: entitled },
    { run: (_, task) => task() },
  );
  const saves = new SaveRepository(services, noRows, directory, quota);
  const handler = new SaveGameHandler(saves, directory);
  const context = () => contextOf('ann', new Date(game.time.ms));
  const { sessionId, characterId } = player;
  const save = (saveName: string, key = 'key') =>
    handler.execute(new SaveGameCommand(context(), { sessionId, characterId, saveName }, key));
  const remove = (saveId: string) => new DeleteSaveHandler(saves).execute(new DeleteSaveCommand(context(), saveId));
  return {
    game,
    player,
    save,
    remove,
    bookmarks,
    saved: () => game.memory.recorded.filter(({ type }) => type === 'GameSaved'),
  };
};

describe('a manual save', () => {
  it('that is repeated returns the first one, also after later changes', async () => {
    const { game, player, save, remove, saved } = await setUp();
    await player.act('a');
    const { id, lastPlayed } = await save('Before the ford');
    const first = { id, lastPlayed, saveName: 'Before the ford', turn: 1 };
    game.time.ms += 60_000;
    await player.act('b');
    expect(await save(' Before the ford ')).toMatchObject(first);
    await remove(id);
    expect(await save('Before the ford')).toMatchObject(first);
    expect(saved()).toHaveLength(1);
  });

  it('of another name under the same key is refused: no save has that name', async () => {
    const { save, saved } = await setUp();
    await save('Before the ford');
    await expect(save('After the ford')).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await save('After the ford', 'another key')).toMatchObject({ saveName: 'After the ford' });
    expect(saved()).toHaveLength(2);
  });

  it.each(['guest', 'free'] as const)('is refused where a %s has set three; a repetition is not', async (plan) => {
    const { save, saved, bookmarks } = await setUp(plan);
    const first = await save('Before the ford');
    bookmarks.count = MANUAL_SAVES;
    expect(await save('Before the ford')).toEqual(first);
    await expect(save('After the ford', 'another key')).rejects.toMatchObject({
      status: 409,
      code: 'TOO_MANY_BOOKMARKS',
      details: { most: 3 },
      message: expect.stringContaining('upgrade') as string,
    });
    expect(saved()).toHaveLength(1);
  });

  it.each(['gold', 'platinum'] as const)('is one of as many as a %s player likes', async (plan) => {
    const { save, bookmarks } = await setUp(plan);
    bookmarks.count = 10_000;
    expect(await save('Before the ford')).toMatchObject({ saveName: 'Before the ford' });
  });
});
