import { type ManagedKey, type NewKey } from '#contracts/integration/managed.js';
import { type StaffActView } from '#contracts/support/views.js';
import { newApiKey } from '../../support/api-key.js';
import { eventually } from '../../support/eventually.js';
import { MailReader } from '../../support/mail-reader.js';
import { Manager } from '../../support/manager.js';
import { Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { MailedGame, type Member } from '../mail/account-mail.fixture.js';

const STAFF_EMAIL = 'sigrid@example.com';
const KEY = { name: 'Reporting', scopes: ['events:read'] };

let game: MailedGame;
let staff: Member;
beforeAll(async () => {
  game = await MailedGame.start({ STAFF_EMAILS: STAFF_EMAIL, WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1' });
  staff = await game.newcomer(new MailReader(() => game.receiver, STAFF_EMAIL));
  await staff.confirm(await staff.nextToken());
}, 120_000);
afterAll(() => game.stop(), 60_000);

const managerOf = (token: string): Manager => new Manager(game.app.url, token);
const managerWith = async (...scopes: Parameters<typeof newApiKey>[1]): Promise<Manager> =>
  managerOf(await newApiKey(game.database.url, scopes));
const opens = async (key: string): Promise<number> =>
  (await fetch(`${game.app.url}/api/integrations/events`, { headers: { authorization: `Bearer ${key}` } })).status;
const record = async (): Promise<readonly string[]> =>
  (await staff.call<readonly StaffActView[]>('GET', '/api/staff/acts?limit=200')).body
    .map(({ what }) => what)
    .filter((what) => what !== 'record');

it('is for staff with their second factor, for keys with the scope, and for nobody else', async () => {
  const guest = await Player.guest(game.app.url);
  const lists = async (manager: Manager) => {
    const { status, body } = await manager.call('GET', '/keys');
    return [status, body.code];
  };
  expect(await lists(managerOf(guest.token))).toEqual([401, 'NOT_AUTHENTICATED']);
  expect(await lists(managerOf(staff.token))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  expect(await lists(await managerWith('events:read'))).toEqual([403, 'SCOPE_MISSING']);
  expect(await lists(await managerWith('integrations:manage'))).toEqual([200, undefined]);
  await enrolled(staff);
  expect(await lists(managerOf(staff.token))).toEqual([200, undefined]);
});

it('makes, rotates and revokes keys, and shows each once', async () => {
  const manager = await managerWith('integrations:manage', 'events:read');
  const made = await manager.call<NewKey>('POST', '/keys', KEY);
  expect(made).toMatchObject({ status: 201, body: { key: expect.stringMatching(/^ssk_[0-9a-f]{12}_/) } });
  const { id, key } = made.body;
  const rotated = await manager.done<NewKey>('POST', `/keys/${id}/rotate`);
  expect([rotated.id, await opens(key), await opens(rotated.key)]).toEqual([id, 200, 200]);
  const listed = await manager.done<readonly ManagedKey[]>('GET', '/keys');
  expect(listed.find((one) => one.id === id)).toEqual({
    ...KEY,
    id,
    test: false,
    createdAt: expect.any(String) as string,
    revokedAt: null,
    secrets: 2,
  });
  const alone = await manager.done<NewKey>('POST', `/keys/${id}/rotate`, { overlap: '0s' });
  expect([await opens(key), await opens(rotated.key), await opens(alone.key)]).toEqual([401, 401, 200]);
  expect(await manager.done<ManagedKey>('POST', `/keys/${id}/revoke`)).toMatchObject({
    revokedAt: expect.any(String),
    secrets: 0,
  });
  expect(await opens(alone.key)).toBe(401);
  for (const path of [`/keys/${id}/revoke`, `/keys/${id}/rotate`])
    expect(await manager.call('POST', path)).toMatchObject({ status: 404, body: { code: 'KEY_NOT_FOUND' } });
  const printed = game.app.output();
  expect(printed).toContain('"what":"api-key-revoked"');
  for (const secret of [key, rotated.key, alone.key])
    expect(printed).not.toContain(secret.slice('ssk_0123456789ab_'.length));
});

it('gives no key more than it has itself, and may end itself', async () => {
  const own = await newApiKey(game.database.url, ['integrations:manage', 'events:read']);
  const manager = managerOf(own);
  const wider = (await newApiKey(game.database.url, ['personal:read'])).slice(4, 16);
  const missing = { status: 403, body: { code: 'SCOPE_MISSING', details: { scope: 'personal:read' } } };
  expect(await manager.call('POST', '/keys', { ...KEY, scopes: ['events:read', 'personal:read'] })).toMatchObject(
    missing,
  );
  for (const path of [`/keys/${wider}/rotate`, `/keys/${wider}/revoke`])
    expect(await manager.call('POST', path)).toMatchObject(missing);
  expect((await manager.call('POST', `/keys/${own.slice(4, 16)}/revoke`)).status).toBe(200);
  expect((await manager.call('GET', '/keys')).status).toBe(401);
});

it('shows and sends no events of the game for a key that may not read them', async () => {
  const manager = await managerWith('integrations:manage');
  const missing = { status: 403, body: { code: 'SCOPE_MISSING', details: { scope: 'events:read' } } };
  const real = await (await managerWith('integrations:manage', 'events:read')).receiving();
  expect(await manager.call('POST', '/endpoints', { url: real.receiver.url })).toMatchObject(missing);
  expect(await manager.call('POST', `/endpoints/${real.id}/redeliver`, { since: '24h' })).toMatchObject(missing);
  expect(await manager.call('GET', `/endpoints/${real.id}/deliveries/one`)).toMatchObject(missing);
  const { id, receiver } = await manager.receiving({ test: true });
  for (const one of [id, real.id]) await manager.done('DELETE', `/endpoints/${one}`);
  await Promise.all([receiver.close(), real.receiver.close()]);
});

it.each([
  [{ ...KEY, name: ' ' }, 'name'],
  [{ ...KEY, name: 'x'.repeat(101) }, 'name'],
  [{ ...KEY, scopes: ['all'] }, 'scopes'],
  [{ ...KEY, scopes: [] }, 'scopes'],
  [{ name: 'Reporting' }, 'scopes'],
  [{ ...KEY, test: 1 }, 'test'],
  [{ ...KEY, isTest: true }, 'isTest'],
])('refuses %j by the name of the field', async (body, field) =>
  expect(await (await managerWith('integrations:manage', 'events:read')).call('POST', '/keys', body)).toMatchObject({
    status: 400,
    body: { code: 'INVALID_FIELD', details: { field } },
  }),
);

it('records what staff see and do, and nothing that was refused', async () => {
  const manager = managerOf(staff.token);
  await manager.done('GET', '/keys');
  await eventually(async () => expect((await record()).filter((what) => what === 'api-keys')).toHaveLength(2));
  const before = (await record()).length;
  const { id: keyId } = await manager.done<NewKey>('POST', '/keys', { ...KEY, scopes: ['personal:read'] });
  await manager.done('POST', `/keys/${keyId}/rotate`);
  await manager.done('POST', `/keys/${keyId}/revoke`);
  const { id, receiver } = await manager.receiving({ test: true });
  await manager.done('GET', '/endpoints');
  await manager.done('POST', `/endpoints/${id}/trigger`, { type: 'session.ended' });
  expect((await manager.call('POST', `/endpoints/${id}/redeliver`, { since: '1h' })).status).toBe(409);
  expect((await manager.call('POST', '/endpoints', { url: 'nowhere' })).status).toBe(400);
  await manager.done('GET', `/endpoints/${id}/deliveries`);
  await manager.done('POST', `/endpoints/${id}/rotate`);
  await manager.done('POST', `/endpoints/${id}/ping`);
  await manager.done('POST', `/endpoints/${id}/disable`);
  await manager.done('POST', `/endpoints/${id}/enable`);
  await manager.done('DELETE', `/endpoints/${id}`);
  await receiver.close();
  const expected = [
    'api-key-created',
    'api-key-rotated',
    'api-key-revoked',
    'endpoint-added',
    'integrations',
    'endpoint-triggered',
    'deliveries',
    'endpoint-secret-rotated',
    'endpoint-pinged',
    'endpoint-disabled',
    'endpoint-enabled',
    'endpoint-removed',
  ];
  await eventually(async () => {
    const all = await record();
    expect(all.slice(0, all.length - before).reverse()).toEqual(expected);
  });
}, 30_000);
