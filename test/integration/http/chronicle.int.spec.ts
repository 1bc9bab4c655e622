import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type DiceView } from '#contracts/session/dice-view.js';
import { type CharacterCreated, type WorldView } from '#contracts/session/views.js';
import { type SharedSaga, type ShareView } from '#contracts/share/views.js';
import { type Save } from '#contracts/save/views.js';
import { faultOf, keepsCommitment } from '#game/rules/dice/verify-saga.js';
import { expectRebuildsEqual } from '../../support/game-under-fire.js';
import { GameWithTraces } from '../../support/game-with-traces.js';
import { Player } from '../../support/player.js';
import { playToDeath } from '../../support/play-to-death.js';
import { SECRETS } from '../../support/running-game.js';

let game: GameWithTraces;
beforeAll(async () => {
  game = await GameWithTraces.open();
  await game.start({ GUEST_TOKENS: 'unlimited', RATE_LIMIT: 'off' });
}, 60_000);
afterAll(() => game.close(), 60_000);

const NAME = 'Brynhildur Quillon';
const TYPED = 'I look round for my old friend Zephyrbrook of Kiel';

const turns = async (player: Player, keys: string): Promise<void> => {
  for (const [n, key] of Array.from(keys).entries())
    expect((await player.act(key, Player.next((await player.choices()).body, n))).status).toBe(200);
};
const begun = (difficulty: 'forgiving' | 'hardcore') => Player.begun(game.url, difficulty, { name: NAME });
const diceOf = async (player: Player): Promise<DiceView> =>
  (await player.call<DiceView>('GET', `/api/sessions/${player.sessionId}/dice`)).body;
const share = async (player: Player, heroShownAs: 'name' | 'profession', key: string): Promise<ShareView> => {
  const headers = { 'idempotency-key': key };
  const path = `/api/sessions/${player.sessionId}/share`;
  const { status, body } = await player.call<ShareView>('PUT', path, { body: { heroShownAs }, headers });
  expect(status).toBe(200);
  return body;
};
const tokenOf = ({ link }: ShareView): string => link?.split('#')[1] ?? '';
const stranger = () => new Player(game.url);
const read = (token: string) =>
  stranger().call<SharedSaga & ErrorBody>('POST', '/api/shared/saga', { body: { token } });
const fork = (player: Player, path: string, body: object) =>
  player.call<CharacterCreated & ErrorBody>('POST', path, { body });

it('keeps the dice of a saga sealed while it goes on, and shows them whole at its end', async () => {
  const player = await begun('hardcore');
  const open = await diceOf(player);
  expect(open).toMatchObject({ seed: null, next: null, rolls: [{ turn: 0, step: null }] });
  await playToDeath(player);
  const { commitment, seed, rolls, sessionId } = await diceOf(player);
  expect(commitment).toBe(open.commitment);
  expect(keepsCommitment(commitment, seed ?? '')).toBe(true);
  const paths = new Map(rolls.map(({ turn, path }) => [turn, path]));
  expect(rolls.map((roll) => faultOf({ sessionId, seedHex: seed ?? '' }, roll, paths))).toEqual(rolls.map(() => null));
  const last = rolls.at(-1)?.turn ?? 0;
  const over = await fork(player, `/api/sessions/${sessionId}/forks`, { sessionId: randomUUID(), turn: last });
  expect([over.status, over.body.code]).toEqual([409, 'NOTHING_FOLLOWS_LEAF']);
  const bad = await player.call<ErrorBody>('GET', `/api/sessions/${sessionId}/dice?after=nowhere`);
  expect(bad.status).toBe(400);
}, 60_000);

it('begins a What if on its own shelf, with its own map, and leaves the other saga alone', async () => {
  const player = await begun('forgiving');
  await turns(player, 'abcd');
  const before = (await player.stories()).body;
  const asked = { sessionId: randomUUID(), turn: 3 };
  const { status, body } = await fork(player, `/api/sessions/${player.sessionId}/forks`, asked);
  expect(status).toBe(201);
  expect((await player.stories()).body).toEqual(before);
  const forked = Object.assign(new Player(game.url), player, {
    sessionId: asked.sessionId,
    characterId: body.character.id,
  });
  const { body: world } = await forked.call<WorldView>('GET', `/api/sessions/${asked.sessionId}/world`);
  expect(world.origin).toEqual({ turn: 3, sessionId: player.sessionId });
  expect(world.cells.length).toBe(new Set(before.slice(0, 4).map(({ location: { q, r } }) => `${q},${r}`)).size);
  await turns(forked, 'ef');
  expect((await forked.stories()).body.map(({ turnNumber, parent }) => [turnNumber, parent])).toEqual([
    [0, null],
    [4, 0],
    [5, 4],
  ]);
  const saves = (await player.call<readonly Save[]>('GET', '/api/auth/saves')).body.map((save) => save.character.id);
  expect(saves).toEqual(expect.arrayContaining([player.characterId, forked.characterId]));
  expect((await diceOf(forked)).commitment).not.toBe((await diceOf(player)).commitment);
});

it('is read by a link without an account, says nothing of who played, and ends when it is withdrawn', async () => {
  const player = await begun('forgiving');
  await turns(player, 'abc');
  expect((await player.act('own', { action: TYPED, isCustomAction: true })).status).toBe(200);
  const made = await share(player, 'profession', 'key');
  expect(await share(player, 'profession', 'key')).toEqual(made);
  expect((await player.call<ShareView>('GET', `/api/sessions/${player.sessionId}/share`)).body).toEqual(made);
  const token = tokenOf(made);
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const { status, body, headers } = await read(token);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(body.leaves.map(({ turnNumber }) => turnNumber)).toEqual([0, 1, 2, 3, 4]);
  expect(body.character.name).toBe('the Strand-scout');
  for (const secret of ['Brynhildur', 'Quillon', 'Zephyrbrook', player.sessionId, player.userId, player.characterId])
    expect(JSON.stringify(body)).not.toContain(secret);
  expect((await game.everything()).size).toBeGreaterThan(0);
  for (const [place, text] of await game.everything()) expect([place, text.includes(token)]).toEqual([place, false]);
  const other = await Player.guest(game.url);
  const asked = { token, sessionId: randomUUID(), turn: 2 };
  const forked = await fork(other, '/api/shared/fork', asked);
  expect(forked.status).toBe(201);
  expect((await fork(other, '/api/shared/fork', asked)).body.character).toEqual(forked.body.character);
  for (const secret of ['Brynhildur', player.sessionId]) expect(JSON.stringify(forked.body)).not.toContain(secret);
  expect((await fork(other, '/api/shared/fork', { ...asked, sessionId: randomUUID(), turn: 9 })).status).toBe(404);
  const named = await share(player, 'name', 'another');
  expect((await read(tokenOf(named))).body.character.name).toBe(NAME);
  expect((await read(token)).status).toBe(404);
  const gone = await player.call<ShareView>('DELETE', `/api/sessions/${player.sessionId}/share`);
  expect(gone.body).toEqual({ link: null, heroShownAs: null, sharedAt: null });
  for (const dead of [tokenOf(named), token, '', 'x'.repeat(43), "' or 1=1 --"])
    expect((await read(dead)).body).toMatchObject({ statusCode: 404, code: 'SHARE_NOT_FOUND' });
  expect((await fork(other, '/api/shared/fork', { ...asked, sessionId: randomUUID() })).status).toBe(404);
  const foreign = await other.call('PUT', `/api/sessions/${player.sessionId}/share`, { body: { heroShownAs: 'name' } });
  expect(foreign.status).toBe(404);
});

it('has no link any more when its player is erased; a What if of it stays, and all is rebuilt as it was', async () => {
  const player = await begun('forgiving');
  await turns(player, 'ab');
  const token = tokenOf(await share(player, 'name', 'key'));
  const other = await Player.guest(game.url);
  const sessionId = randomUUID();
  const { body } = await fork(other, '/api/shared/fork', { token, sessionId, turn: 1, name: 'Gudrid' });
  expect((await player.call('POST', '/api/user/delete', { body: {} })).status).toBe(204);
  expect((await read(token)).status).toBe(404);
  const kept = Object.assign(other, { sessionId, characterId: body.character.id });
  await turns(kept, 'c');
  const { body: world } = await kept.call<WorldView>('GET', `/api/sessions/${sessionId}/world`);
  expect(world.origin).toEqual({ turn: 1, sessionId: null });
  await expectRebuildsEqual(game.databaseUrl, { DICE_KEY: SECRETS.DICE_KEY });
}, 60_000);
