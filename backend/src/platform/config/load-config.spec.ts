import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config.js';
import { loadConfig } from './load-config.js';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'config-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });

describe('the configuration', () => {
  it('needs nothing', async () => {
    const config = await load({});
    expect(config).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir,
      publicUrl: 'http://localhost:3000',
      plansUrl: '/subscription',
      databaseUrl: null,
      eventStoreUrl: null,
      eventStorePrefix: null,
      redisUrl: null,
      model: null,
      smtpUrl: null,
      rateLimit: 1,
      narration: 'inline',
      warnings: [],
      tokenPlan: { guest: 5, free: 10, gold: 100, platinum: 400 },
      embedAllowedOrigins: [],
      staffEmails: [],
    });
  });

  it('makes the secrets once, readable by the owner alone', async () => {
    const first = await load({});
    const second = await load({});
    expect(second.jwtSecret).toBe(first.jwtSecret);
    expect(second.diceKey).toBe(first.diceKey);
    for (const file of await readdir(dataDir)) {
      expect((await stat(path.join(dataDir, file))).mode & 0o777).toBe(0o600);
      expect(await readFile(path.join(dataDir, file), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it.each([
    ['7', 7],
    ['0', 0],
    ['unlimited', 'unlimited'],
  ])('takes GUEST_TOKENS=%s', async (given, tokens) => {
    expect((await load({ GUEST_TOKENS: given })).tokenPlan.guest).toBe(tokens);
  });

  it('reads lists, factors and the model', async () => {
    const config = await load({
      STAFF_EMAILS: 'Ada@Example.com, bo@example.com',
      EMBED_ALLOWED_ORIGINS: 'https://a.example,https://b.example',
      RATE_LIMIT: '0.5',
      OPENAI_BASE_URL: 'http://localhost:1234/v1',
      OPENAI_MODEL: 'small',
      PUBLIC_URL: 'https://play.example/',
    });
    expect(config.staffEmails).toEqual(['ada@example.com', 'bo@example.com']);
    expect(config.embedAllowedOrigins).toEqual(['https://a.example', 'https://b.example']);
    expect(config.rateLimit).toBe(0.5);
    expect(config.publicUrl).toBe('https://play.example');
    expect(config.model).toEqual({
      apiKey: null,
      baseUrl: 'http://localhost:1234/v1',
      model: 'small',
      modelAdvanced: 'small',
    });
  });

  it('treats an empty variable as unset', async () => {
    expect((await load({ PORT: '', REDIS_URL: ' ' })).port).toBe(3000);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://x'],
    ['EVENTSTORE_URL', 'http://x'],
    ['EVENTSTORE_PREFIX', 'a-b'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['GUEST_TOKENS', 'many'],
    ['GOLD_TOKENS', '-3'],
    ['PLATINUM_TOKENS', '1.5'],
    ['RATE_LIMIT', '0'],
    ['RATE_LIMIT', 'on'],
    ['NARRATION', 'never'],
    ['EMBED_ALLOWED_ORIGINS', 'https://a.example/path'],
    ['STAFF_EMAILS', 'ada'],
    ['DICE_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PLANS_URL', 'plans'],
    ['PLANS_URL', 'javascript:0'],
    ['OPENAI_BASE_URL', 'ftp://x'],
    ['GHL_BASE_URL', 'x'],
  ])('names %s when it is %s', async (name, value) => {
    const error = await load({ [name]: value }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).message).toMatch(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('repeats no secret in its message', async () => {
    await expect(load({ DATABASE_URL: 'mysql://me:hunter2@db' })).rejects.not.toThrow(/hunter2/);
  });

  it('requires JWT_SECRET where DATABASE_URL is set', async () => {
    const DATABASE_URL = 'postgres://db.example/game';
    await expect(load({ DATABASE_URL })).rejects.toThrow(/^JWT_SECRET must be set/);
    const config = await load({ DATABASE_URL, JWT_SECRET: 'short' });
    expect(config.warnings).toEqual([expect.stringMatching(/^JWT_SECRET/), expect.stringMatching(/^DICE_KEY/)]);
  });

  it('names DATA_DIR when it cannot be used', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(load({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR .*file can't be used: it is a file$/);
    await expect(load({ DATA_DIR: path.join(file, 'below') })).rejects.toThrow(/^DATA_DIR /);
  });
});
