import { type ApiKeys, type ListedKey } from '../../api-keys/api-keys.js';
import { runApiKeysCli } from './api-keys-cli.js';
import { KeysDesk } from './keys-desk.js';

const KEY: ListedKey = {
  id: '0123456789ab',
  name: 'Zapier',
  scopes: ['events:read'],
  test: false,
  createdAt: new Date('2026-03-14T19:00:00Z'),
  revokedAt: null,
  secrets: 2,
};

/** Keys of which one is there. */
const run = async (...argv: readonly string[]) => {
  const [lines, asked] = [[] as string[], [] as unknown[]];
  const known = (id: string): boolean => id === KEY.id;
  const keys = {
    create: (given: object) => Promise.resolve({ id: KEY.id, key: `ssk_${String(asked.push(given))}` }),
    list: () => Promise.resolve([KEY, { ...KEY, test: true, secrets: 1 }]),
    find: (id: string) => Promise.resolve(known(id) ? KEY : null),
    rotate: (id: string, overlap: number) => Promise.resolve({ id, key: `ssk_${String(asked.push(overlap))}` }),
    revoke: (id: string) => Promise.resolve(asked.push(id) > 0),
  };
  const desk = new KeysDesk(keys as unknown as ApiKeys);
  const code = await runApiKeysCli(argv, { print: (line) => lines.push(line), desk });
  return { code, text: lines.join('\n'), asked };
};

it('makes a key for reading events, unless it is told for what', async () => {
  const fields = { name: 'Zapier', scopes: ['events:read'], test: false };
  expect((await run('create', 'Zapier')).asked).toEqual([fields]);
  expect((await run('create', 'Zapier', '--test')).asked).toEqual([{ ...fields, test: true }]);
  const { asked, code, text } = await run('create', 'Zapier', '--scopes', 'personal:read,events:read');
  expect([code, asked]).toEqual([0, [{ ...fields, scopes: ['events:read', 'personal:read'] }]]);
  expect(text).toContain('kept nowhere');
});

it('takes a key by its id or by its beginning, and gives the one of before a day', async () => {
  expect((await run('rotate', 'ssk_0123456789ab')).asked).toEqual([86_400_000]);
  expect((await run('rotate', '0123456789ab', '--overlap', '0s')).asked).toEqual([0]);
  for (const text of ['ssk_0123456789ab_and-its-secret', 'ssk_test_0123456789ab'])
    expect(await run('revoke', text)).toMatchObject({ code: 0, asked: ['0123456789ab'] });
});

it('lists keys, and none of them itself', async () =>
  expect((await run('list')).text).toBe(
    [
      'ssk_0123456789ab · Zapier · events:read · made 2026-03-14T19:00:00.000Z · being rotated',
      'ssk_test_0123456789ab · Zapier · events:read · made 2026-03-14T19:00:00.000Z · in use',
    ].join('\n'),
  ));

it.each([
  [['create', 'Zapier', '--scopes', 'all'], 'There is no scope all'],
  [['create', ' '], 'A name has 1 to 100 characters'],
  [['rotate', 'ffffffffffff'], 'No key that is in use'],
  [['rotate', '0123456789ab', '--overlap', 'long'], 'long is no length of time'],
  [['revoke', 'ffffffffffff'], 'No key that is in use'],
])('says why %j can not be done', async (argv, words) => {
  const { code, text } = await run(...argv);
  expect([code, text]).toEqual([1, expect.stringContaining(words)]);
});

it.each([[[]], [['create']], [['list', 'all']], [['open', 'x']], [['revoke', 'a', 'b']], [['list', '--all']]])(
  'shows how it is used for %j',
  async (argv) => expect((await run(...argv)).code).toBe(2),
);
