import { MOST_SAGAS } from '#contracts/shared/shelf.js';
import { definitionOf } from '#test/support/player.js';
import { startSagaIn, gameInMemory } from '#test/support/game-in-memory.js';

describe('a character', () => {
  it('requested again is the same one, also after later turns', async () => {
    const game = gameInMemory({ tokens: 10 });
    const player = await startSagaIn(game);
    for (let n = 0; n < 3; n++) await player.act(`t${n}`);
    const { name, appearance, ...rest } = player.definition;
    const inAnotherOrder = {
      ...rest,
      appearance: Object.fromEntries(Object.entries(appearance).reverse()) as typeof appearance,
      name: ` ${name} `,
    };
    expect(await game.process().start('ann', inAnotherOrder)).toMatchObject({
      character: { id: player.characterId },
      initialStory: { turnNumber: 0, narration: 'told' },
    });
  });

  it('of another definition in the same session is refused', async () => {
    const game = gameInMemory();
    const { definition } = await startSagaIn(game);
    for (const over of [
      { name: 'Somebody else' },
      { worldSettings: { ...definition.worldSettings, faction: 'mongols' } },
      { gender: 'male' as const },
    ])
      await expect(game.start('ann', { ...definition, ...over })).rejects.toMatchObject({
        status: 409,
        code: 'SESSION_ALREADY_EXISTS',
      });
    await expect(game.start('bob', definition)).rejects.toMatchObject({ status: 409, code: 'SESSION_ALREADY_EXISTS' });
  });

  it('is refused where the shelf is full; a repetition is not', async () => {
    const shelf = { count: MOST_SAGAS - 1 };
    const game = gameInMemory({ sagasOnShelf: () => shelf.count });
    const { definition, characterId } = await startSagaIn(game);
    shelf.count = MOST_SAGAS;
    expect(await game.start('ann', definition)).toMatchObject({ character: { id: characterId } });
    await expect(game.start('ann', definitionOf('normal'))).rejects.toMatchObject({
      status: 409,
      code: 'SHELF_IS_FULL',
      details: { most: MOST_SAGAS },
    });
  });

  it("stores no person's words in its world, and none in clear", async () => {
    const game = gameInMemory();
    const { definition } = await startSagaIn(
      game,
      'ann',
      definitionOf('normal', {
        name: 'Zyxwvuta',
        worldSettings: { faction: 'vikings', era: 'Zyxwvuta', environment: 'Zyxwvuta', tone: 'Zyxwvuta' },
      }),
    );
    expect(definition.name).toBe('Zyxwvuta');
    const stored = game.memory.recorded.map(({ data }) => data).join();
    expect(stored).not.toContain('Zyxwvuta');
    // A hash of a name reveals the name to anyone who tries likely names.
    expect(stored).not.toContain('bodyHash');
  });

  it.each([{ name: { toString: 1 } }, { name: null }, {}])(
    'with an invalid name of a thing (%j) is refused by field',
    async (thing) => {
      const things = [thing, { name: 'Bow' }] as never;
      await expect(gameInMemory().start('ann', definitionOf('normal', { inventory: things }))).rejects.toMatchObject({
        status: 422,
        details: { field: 'inventory' },
      });
      await expect(gameInMemory().start('ann', definitionOf('normal', { companions: things }))).rejects.toMatchObject({
        status: 422,
        details: { field: 'companions' },
      });
    },
  );
});
