import { randomUUID } from 'node:crypto';
import { MOST_SAGAS } from '#contracts/shared/shelf.js';
import { gameInMemory, startSagaIn } from '#test/support/game-in-memory.js';

/** A saga of four turns, of which the last two were taken back, and a fifth. */
const branched = async (options: Parameters<typeof gameInMemory>[0] = {}) => {
  const game = gameInMemory({ tokens: 40, ...options });
  const player = await startSagaIn(game);
  for (const key of ['a', 'b', 'c', 'd']) await player.act(key);
  await game.rewind('ann', player.sessionId, 2, 'back');
  await player.act('e');
  const fork = (turn: number, over: { readonly sessionId?: string; readonly name?: string } = {}) =>
    game.fork('ann', player.sessionId, { sessionId: randomUUID(), turn, ...over });
  const state = (sessionId = player.sessionId) => game.sessions.started(sessionId);
  return { game, player, fork, state };
};
/** What is the same in a fork as after the turn that it grew out of. */
const world = ({ holdings, saga, world: land }: Awaited<ReturnType<Awaited<ReturnType<typeof branched>>['state']>>) =>
  JSON.stringify([holdings, saga, land]);

describe('a What if', () => {
  it('begins with what was so after that turn, and leaves the other saga as it is', async () => {
    const { game, player, fork, state } = await branched();
    const [before, written] = [await state(), game.memory.recorded.length];
    const then = await game.history.after(before, 2);
    const { character, initialStory } = await fork(2);
    const forked = await state(character.sessionId);
    const sameIds = world(forked).replaceAll(character.sessionId, player.sessionId);
    expect(sameIds).toBe(world(then.session));
    expect(forked).toMatchObject({ status: 'InPlay', head: 0, origin: { sessionId: player.sessionId, turn: 2 } });
    expect(initialStory).toMatchObject({ turnNumber: 0, narration: 'told', playerAction: null });
    expect(Object.keys(forked.cells).sort()).toEqual(Object.keys(then.session.cells).sort());
    expect(await state()).toEqual(before);
    const added = game.memory.recorded.slice(written);
    expect(added.map(({ type }) => type)).toEqual(['SessionStarted', 'SessionForked', 'TurnNarrated']);
  });

  it('has dice of its own, sealed before its first turn', async () => {
    const { fork, state } = await branched();
    const [one, two] = [await fork(2), await fork(2)].map(({ character }) => character.sessionId);
    const [first, second, origin] = [await state(one), await state(two), await state()];
    expect(new Set([first, second, origin].map(({ seedCommitment }) => seedCommitment)).size).toBe(3);
    expect(new Set([first, second, origin].map(({ path }) => path)).size).toBe(3);
  });

  it('is asked for again and is the same one, also at once and after later turns', async () => {
    const { game, player, fork } = await branched();
    const sessionId = randomUUID();
    const [first, ...others] = await Promise.all([fork(2, { sessionId }), fork(2, { sessionId })]);
    for (const other of others) expect(other.character.id).toBe(first.character.id);
    const request = await nextIn(game, sessionId);
    await game.act('ann', request, 'on');
    expect((await fork(2, { sessionId })).initialStory).toEqual(first.initialStory);
    expect(game.memory.recorded.filter(({ type }) => type === 'SessionForked')).toHaveLength(1);
    for (const other of [fork(1, { sessionId }), fork(2, { sessionId, name: 'Somebody Else' })])
      await expect(other).rejects.toMatchObject({ status: 409, code: 'SESSION_ALREADY_EXISTS' });
    await expect(fork(2, { sessionId: player.sessionId })).rejects.toMatchObject({ code: 'SESSION_ALREADY_EXISTS' });
  });

  it('is played on, rewound to its beginning and forked again', async () => {
    const { game, fork, state } = await branched();
    const { character } = await fork(5);
    const { sessionId } = character;
    const atFirst = await state(sessionId);
    await game.act('ann', await nextIn(game, sessionId), 'one');
    await game.act('ann', await nextIn(game, sessionId), 'two');
    const played = await state(sessionId);
    expect([played.head, played.lastTurn.parent]).toEqual([7, 6]);
    for (const turn of [3, 5])
      await expect(game.rewind('ann', sessionId, turn, `to-${turn}`)).rejects.toMatchObject({ code: 'TURN_NOT_FOUND' });
    expect((await game.rewind('ann', sessionId, 0, 'home')).withdrawn).toEqual([6, 7]);
    const home = await state(sessionId);
    expect([home.holdings, home.saga, home.cells]).toEqual([atFirst.holdings, atFirst.saga, atFirst.cells]);
    const again = await game.fork('ann', sessionId, { sessionId: randomUUID(), turn: 6 });
    expect((await state(again.character.sessionId)).turn).toBe(6);
    expect((await game.process().sessions.started(sessionId)).cells).toEqual(home.cells);
  });

  it('grows out of a turn that was taken back, too', async () => {
    const { fork, state } = await branched();
    const { character } = await fork(4, { name: ' Gudrid ' });
    expect(await state(character.sessionId)).toMatchObject({ origin: { turn: 4 }, hero: { name: 'Gudrid' } });
  });

  it('needs a turn, a name that creation would take, a place on the shelf, and a saga of one’s own', async () => {
    const shelf = { count: 0 };
    const { game, player, fork } = await branched({ sagasOnShelf: () => shelf.count });
    await expect(fork(9)).rejects.toMatchObject({ status: 404, code: 'LEAF_NOT_FOUND' });
    await expect(fork(2, { name: '  ' })).rejects.toMatchObject({ status: 422, details: { field: 'name' } });
    await expect(game.fork('bob', player.sessionId, { sessionId: randomUUID(), turn: 1 })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    });
    shelf.count = MOST_SAGAS;
    await expect(fork(2)).rejects.toMatchObject({ status: 409, code: 'SHELF_IS_FULL' });
  });
});

type Game = ReturnType<typeof gameInMemory>;
const nextIn = async (game: Game, sessionId: string) => {
  const { standing } = await game.sessions.started(sessionId);
  const [way] = standing.movement;
  const free = standing.offers.find(({ requiresItem, cost }) => requiresItem === null && !cost);
  const what = way ? { moveTo: { q: way.q, r: way.r } } : { choiceId: free?.id ?? '' };
  return { sessionId, action: '-', isCustomAction: false, ...what };
};
