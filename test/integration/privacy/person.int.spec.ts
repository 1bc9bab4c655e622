import { type ClaimedSagas, type UserProfile } from '#contracts/account/views.js';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type Save } from '#contracts/save/views.js';
import { eventually } from '../../support/eventually.js';
import { expectRebuildsEqual } from '../../support/game-under-fire.js';
import { GameWithTraces } from '../../support/game-with-traces.js';
import { Player } from '../../support/player.js';
import { registered } from '../../support/registered.js';
import { tracesOf } from '../../support/traces.js';

let game: GameWithTraces;
beforeAll(async () => {
  game = await GameWithTraces.open();
  await game.start();
}, 60_000);
afterAll(() => game.close(), 60_000);

const PASSWORD = 'Nine-Fathoms-Dn7';
const ACCOUNT = {
  username: 'Vexworth_Ann',
  email: 'ann@zephyrbrook.example',
  firstName: 'Annquillon',
  lastName: 'Vexworthy',
  phone: '+47 555 01 99 31',
};
const PLAYED = ['Brynhildur Quillon', 'I whistle the wyrmgate song', 'Before the zephyrbrook'] as const;
const WORDS = [...Object.values(ACCOUNT), ...PLAYED];

/** A guest with a saga, a turn of their own words and a bookmark. */
const guestWithSaga = async ([name, action, saveName]: readonly [string, string, string]): Promise<Player> => {
  const guest = await Player.begun(game.url, 'forgiving', { name });
  await guest.act('one', { action, isCustomAction: true });
  const { sessionId, characterId } = guest;
  await guest.call('POST', '/api/saves/manual', { body: { sessionId, characterId, saveName } });
  return guest;
};
const claim = (person: Player, guestToken: string) =>
  person.call<ClaimedSagas & ErrorBody>('POST', '/api/auth/claim-guest', { body: { guestToken } });
const following = (person: Player, { sessionId, characterId }: Player): Player =>
  Object.assign(person, { sessionId, characterId });
const exportOf = async (person: Player): Promise<Record<string, unknown>> =>
  (await person.call<Record<string, unknown>>('GET', '/api/user/export')).body;
const idOf = ({ body }: { readonly body: readonly Save[] }): string =>
  body.find(({ isAutoSave }) => !isAutoSave)?.id ?? '';

it('brings a guest along, exports all of it, and leaves nothing when the account is deleted', async () => {
  const { username, email, ...names } = ACCOUNT;
  const ann = await registered(game.url, { username, email, password: PASSWORD });
  const bo = await registered(game.url, { username: 'Bo_of_the_Fjord', password: PASSWORD });
  const guest = await guestWithSaga(PLAYED);
  const leaves = (await guest.stories()).body;

  // Two tabs at once, a lost answer, somebody else, and a guest who asks.
  const claims = await Promise.all([claim(ann, guest.token), claim(ann, guest.token)]);
  expect(claims.map(({ status }) => status)).toEqual([200, 200]);
  // Each counts what it has moved itself; the job of a claim may be the one that moves the saga.
  expect([0, 1]).toContain(claims.reduce((sum, { body }) => sum + body.sessions, 0));
  expect(await claim(ann, guest.token)).toMatchObject({ status: 200, body: { sessions: 0 } });
  expect(await claim(bo, guest.token)).toMatchObject({ status: 404, body: { code: 'GUEST_NOT_CLAIMABLE' } });
  expect(await claim(ann, bo.token)).toMatchObject({ status: 404 });
  expect(await claim(ann, `${guest.token}x`)).toMatchObject({ status: 404 });
  expect((await guest.call('GET', '/api/auth/me')).status).toBe(401);
  expect(
    (await guest.call('POST', '/api/auth/register', { body: { username: 'Guestly', password: PASSWORD } })).status,
  ).toBeGreaterThanOrEqual(400);
  const other = await Player.begun(game.url);
  expect(await claim(other, guest.token)).toMatchObject({ status: 403, body: { code: 'NOT_REGISTERED' } });

  // The saga is hers: its story, its bookmark, its next turn.
  following(ann, guest);
  expect((await ann.stories()).body).toEqual(leaves);
  expect(await ann.tokens()).toBe(10);
  expect((await ann.act('two', Player.next((await ann.choices()).body))).status).toBe(200);
  expect(await ann.tokens()).toBe(9);
  const bookmark = idOf(await ann.call<readonly Save[]>('GET', '/api/auth/saves'));
  expect((await ann.call('PATCH', `/api/saves/${bookmark}/played`)).status).toBe(204);
  expect((await bo.call('PATCH', `/api/saves/${bookmark}/played`)).status).toBe(404);

  const profile = await ann.call<UserProfile>('PATCH', '/api/user/profile', {
    body: { ...names, id: bo.userId, username: 'Bo', subscriptionTier: 'platinum', actionTokens: 999, erased: true },
  });
  expect(profile).toMatchObject({ status: 200, body: { ...ACCOUNT, id: ann.userId, subscriptionTier: 'free' } });
  expect((await ann.call('GET', '/api/user/profile')).body).toEqual(profile.body);
  const exported = await exportOf(ann);
  for (const word of WORDS) expect(JSON.stringify(exported)).toContain(word);
  expect(Object.keys(exported)).toEqual(expect.arrayContaining(['account', 'devices', 'sagas', 'saves', 'stories']));

  const before = JSON.stringify(await exportOf(other));
  const erase = (password?: string) => ann.call<ErrorBody>('POST', '/api/user/delete', { body: { password } });
  expect(await erase()).toMatchObject({ status: 422, body: { code: 'PASSWORD_REQUIRED' } });
  expect(await erase(`${PASSWORD}?`)).toMatchObject({ status: 422, body: { code: 'WRONG_PASSWORD' } });
  expect((await erase(PASSWORD)).status).toBe(204);
  expect((await ann.call('GET', '/api/auth/me')).status).toBe(401);
  await eventually(async () => expect(tracesOf(WORDS, await game.everything())).toEqual([]));
  expect(
    await new Player(game.url).call('POST', '/api/auth/login', { body: { username, password: PASSWORD } }),
  ).toMatchObject({
    status: 401,
  });
  const { userId } = await registered(game.url, { username, password: PASSWORD });
  expect(userId).not.toBe(ann.userId);
  const timeless = (text: string) => text.replace(/"exportedAt":"[^"]+"/, '').replaceAll(/"lastUsedAt":"[^"]+"/g, '');
  expect(timeless(JSON.stringify(await exportOf(other)))).toBe(timeless(before));
  await expectRebuildsEqual(game.databaseUrl);
}, 120_000);
