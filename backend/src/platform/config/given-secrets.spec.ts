import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readGivenSecrets } from './given-secrets.js';
import { readEnvironment } from './environment.js';

const DIGITS = '0123456789abcdef'.repeat(4);
const OTHER_DIGITS = 'fedcba9876543210'.repeat(4);
const WITH_COMMA = 'of the tests, thirty-two "characters"';
const KEY_ID = '0123456789abcdef';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const given = (env: Record<string, string> = {}) => readGivenSecrets(readEnvironment(env), dataDir);
const keep = (name: string, text: string | Buffer) => writeFile(path.join(dataDir, name), text);

describe('the secrets', () => {
  it('come from their files, which are not made', async () => {
    expect(await given()).toEqual({
      diceKey: { place: path.join(dataDir, 'dice-key'), value: null },
      jwt: { place: path.join(dataDir, 'jwt-secret'), value: null, old: [], retired: [] },
    });
    expect(await readdir(dataDir)).toEqual([]);
    await keep('dice-key', `${DIGITS}\n`);
    await keep('jwt-secret', `${DIGITS}\r\n${OTHER_DIGITS}\n`);
    const { diceKey, jwt } = await given();
    expect(diceKey.value).toBe(DIGITS);
    expect(jwt).toMatchObject({ value: DIGITS, old: [OTHER_DIGITS] });
  });

  it('come from their variables first', async () => {
    await keep('dice-key', DIGITS);
    await keep('jwt-secret', DIGITS);
    expect(await given({ DICE_KEY: WITH_COMMA, JWT_SECRET: WITH_COMMA })).toEqual({
      diceKey: { place: 'DICE_KEY', value: WITH_COMMA },
      jwt: { place: 'JWT_SECRET', value: WITH_COMMA, old: [], retired: [] },
    });
  });

  it('list old ones, one with a comma in quotes, and keys that are given up', async () => {
    const list = `"${WITH_COMMA.replaceAll('"', '""')}" , ${DIGITS},retired:${KEY_ID}`;
    const { jwt } = await given({ JWT_SECRET: OTHER_DIGITS, JWT_OLD_SECRETS: list });
    expect(jwt).toMatchObject({ old: [WITH_COMMA, DIGITS], retired: [KEY_ID] });
  });
});

describe.each(['dice-key', 'jwt-secret'])('a damaged %s', (name) => {
  const refusal = (reason: string) =>
    `The secret in ${path.join(dataDir, name)} can't be used: ${reason}; put the file back from a backup, or remove it where nothing was played yet`;

  it.each([
    ['empty', '', 'it is empty'],
    ['blank', ' \n', 'it is empty'],
    ['of one letter', 'a', 'a secret has 64 digits, and this one 1'],
    ['partial', DIGITS.slice(0, 63), 'a secret has 64 digits, and this one 63'],
    ['written twice', DIGITS + DIGITS, 'a secret has 64 digits, and this one 128'],
    ['of other characters', 'g'.repeat(64), 'it has other characters than 0 to 9 and a to f'],
    ['of zero bytes', Buffer.alloc(64), 'it has other characters than 0 to 9 and a to f'],
    ['of bytes', Buffer.from('fffe80c0', 'hex'), 'it has other characters than 0 to 9 and a to f'],
    ['with a blank line', `${DIGITS}\n\n${OTHER_DIGITS}`, 'a secret has 64 digits, and this one 0'],
    ['huge', 'a'.repeat(10_000), 'it has 10000 bytes'],
  ])('is refused when it is %s', async (_, content, reason) => {
    await keep(name, content);
    await expect(given()).rejects.toThrow(refusal(reason));
  });

  it('is refused when it is a folder', async () => {
    await mkdir(path.join(dataDir, name));
    await expect(given()).rejects.toThrow(refusal('it is a folder'));
  });

  it('is not looked at where its variable is set', async () => {
    await keep(name, 'x');
    await expect(given({ DICE_KEY: WITH_COMMA, JWT_SECRET: WITH_COMMA })).resolves.toBeDefined();
  });
});

it('a dice key has one line', async () => {
  await keep('dice-key', `${DIGITS}\n${OTHER_DIGITS}`);
  await expect(given()).rejects.toThrow('it has 2 lines in place of one');
});
