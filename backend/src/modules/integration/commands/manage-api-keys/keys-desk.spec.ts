import { type KeyScope } from '#backend/platform/http/key-scope.js';
import { type ApiKeys, type ListedKey } from '../../api-keys/api-keys.js';
import { KeysDesk } from './keys-desk.js';

const keyOf = (id: string, ...scopes: readonly KeyScope[]): ListedKey => ({
  id,
  name: 'of a test',
  scopes,
  test: false,
  createdAt: new Date('2026-03-14T19:00:00Z'),
  revokedAt: id === 'revoked' ? new Date('2026-03-14T20:00:00Z') : null,
  secrets: 1,
});
const KEYS = [keyOf('narrow', 'events:read'), keyOf('wide', 'events:read', 'personal:read'), keyOf('revoked')];
const MANAGER = { scopes: ['integrations:manage', 'events:read'] };

const desk = () => {
  const done: unknown[] = [];
  const keys = {
    find: (id: string) => Promise.resolve(KEYS.find((key) => key.id === id) ?? null),
    create: (fields: object) => Promise.resolve({ id: 'new', key: `ssk_${done.push(fields)}` }),
    rotate: (id: string) => Promise.resolve({ id, key: `ssk_${done.push(id)}` }),
    revoke: (id: string) => Promise.resolve(done.push(id) > 0),
  };
  return { desk: new KeysDesk(keys as unknown as ApiKeys), done };
};
const fields = (...scopes: readonly string[]) => ({ name: 'Zapier', scopes, test: false });

it('lets a key give, rotate and revoke keys that may no more than itself', async () => {
  const { desk: own, done } = desk();
  await own.create(MANAGER, fields('events:read'));
  await own.rotate(MANAGER, 'narrow', 0);
  await own.revoke(MANAGER, 'narrow');
  expect(done).toEqual([fields('events:read'), 'narrow', 'narrow']);
});

it.each([
  ['gives', (own: KeysDesk) => own.create(MANAGER, fields('events:read', 'personal:read'))],
  ['rotates', (own: KeysDesk) => own.rotate(MANAGER, 'wide', 0)],
  ['revokes', (own: KeysDesk) => own.revoke(MANAGER, 'wide')],
])('does not let it have more: it %s none that may', async (_, act) => {
  const { desk: own, done } = desk();
  await expect(act(own)).rejects.toMatchObject({
    status: 403,
    code: 'SCOPE_MISSING',
    details: { scope: 'personal:read' },
  });
  expect(done).toEqual([]);
});

it('lets staff do it with all', async () => {
  const { desk: own, done } = desk();
  await own.create('staff', fields('personal:read', 'integrations:manage'));
  await own.revoke('staff', 'wide');
  expect(done).toHaveLength(2);
});

it('does nothing that can not be recorded, and records nothing that is refused', async () => {
  const { desk: own, done } = desk();
  await expect(own.revoke('staff', 'wide', () => Promise.reject(new Error('no record')))).rejects.toThrow('no record');
  const before = jest.fn(() => Promise.resolve());
  await expect(own.revoke('staff', 'revoked', before)).rejects.toMatchObject({ status: 404, code: 'KEY_NOT_FOUND' });
  await expect(own.create('staff', fields(), before)).rejects.toMatchObject({ details: { field: 'scopes' } });
  await expect(own.create('staff', { ...fields('events:read'), name: ' ' }, before)).rejects.toMatchObject({
    details: { field: 'name' },
  });
  expect([done, before.mock.calls]).toEqual([[], []]);
});
