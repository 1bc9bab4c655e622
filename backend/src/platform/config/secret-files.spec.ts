import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config.js';
import { loadConfig } from './load-config.js';
import { SECRET_FILE_NAMES } from './secret-files.js';

const SECRET = 'of the tests, thirty-two characters';
const HIDDEN = 'hunter2';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'secret-files-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const keep = async (text: string): Promise<string> => {
  const file = path.join(dataDir, 'kept');
  await writeFile(file, text);
  return file;
};
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });
const refusalOf = async (env: Record<string, string>): Promise<string> => {
  const error = await load(env).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ConfigError);
  expect((error as ConfigError).message).not.toMatch(/\n|hunter2/);
  return (error as ConfigError).message;
};

describe("a secret's file", () => {
  it('can hold each secret, and nothing else', () => {
    expect([...SECRET_FILE_NAMES].sort()).toEqual([
      'DATABASE_URL_FILE',
      'DICE_KEY_FILE',
      'EVENTSTORE_URL_FILE',
      'GHL_API_KEY_FILE',
      'GHL_WEBHOOK_SECRET_FILE',
      'JWT_OLD_SECRETS_FILE',
      'JWT_SECRET_FILE',
      'METRICS_TOKEN_FILE',
      'OPENAI_API_KEY_FILE',
      'REDIS_URL_FILE',
      'SMTP_URL_FILE',
    ]);
  });

  it('is read without the line end that editors leave', async () => {
    const config = await load({ JWT_SECRET_FILE: await keep(`${SECRET}\r\n`) });
    expect(config.secrets.jwt).toMatchObject({ place: 'JWT_SECRET', value: SECRET });
  });

  it('is the whole value, also of an address', async () => {
    const url = 'redis://:hunter2@redis:6379';
    expect((await load({ REDIS_URL_FILE: await keep(`${url}\n`) })).redisUrl).toBe(url);
  });

  it('counts as unset where its variable is empty', async () => {
    expect((await load({ REDIS_URL_FILE: ' ' })).redisUrl).toBeNull();
  });

  it('beside the secret itself is refused: nobody could say which counts', async () => {
    const message = await refusalOf({ JWT_SECRET: SECRET, JWT_SECRET_FILE: await keep(HIDDEN) });
    expect(message).toBe('JWT_SECRET and JWT_SECRET_FILE are both set: keep one of them');
  });

  it('with a bad value is named by its variable, without the value', async () => {
    expect(await refusalOf({ DATABASE_URL_FILE: await keep(HIDDEN) })).toBe('DATABASE_URL must begin with postgres://');
  });

  it.each([
    ['is missing', () => Promise.resolve(), 'there is no such file'],
    ['is a folder', (file: string) => mkdir(file), 'it is a folder'],
    ['is empty', (file: string) => writeFile(file, '\n'), 'it is empty'],
    ['is huge', (file: string) => writeFile(file, HIDDEN.repeat(10_000)), 'it has 70000 bytes'],
  ])('that %s is named', async (_, make, reason) => {
    const file = path.join(dataDir, 'given');
    await make(file);
    expect(await refusalOf({ DICE_KEY_FILE: file })).toBe(`DICE_KEY_FILE ${file} can't be read: ${reason}`);
  });
});
