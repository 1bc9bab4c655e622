import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError } from './config.js';
import { loadConfig } from './load-config.js';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'config-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const SECRET = 'of the tests, thirty-two characters';
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env });

describe('the configuration', () => {
  it('needs nothing', async () => {
    const config = await load({});
    expect(config).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      drainMs: 0,
      dataDir,
      publicUrl: 'http://localhost:3000',
      plansUrl: '/subscription',
      trustProxy: 0,
      maxConnections: 10_000,
      maxConnectionsPerAddress: 1_000,
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
      webhookNetworks: [],
    });
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
      patience: 1,
      promptTokens: 3_000,
      tokensPerDay: 20_000_000,
      tokensPerPersonDay: 400_000,
    });
  });

  it("reads the limits of models, and asks for today's model by default", async () => {
    const { model } = await load({
      OPENAI_API_KEY: 'sk-1',
      OPENAI_MODEL_ADVANCED: 'large',
      MODEL_PATIENCE: '2.5',
      MODEL_PROMPT_TOKENS: '6000',
      MODEL_TOKENS_PER_DAY: 'unlimited',
      MODEL_TOKENS_PER_PERSON_DAY: '0',
    });
    expect(model).toEqual({
      apiKey: 'sk-1',
      baseUrl: null,
      model: 'gpt-6-luna',
      modelAdvanced: 'large',
      patience: 2.5,
      promptTokens: 6_000,
      tokensPerDay: 'unlimited',
      tokensPerPersonDay: 0,
    });
  });

  it.each([
    ['2', 2],
    ['0', 0],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('takes TRUST_PROXY=%s', async (given, trusted) => {
    expect((await load({ TRUST_PROXY: given })).trustProxy).toEqual(trusted);
  });

  it('takes networks that webhooks may go to, whatever NODE_ENV says', async () => {
    const given = { WEBHOOK_ALLOWED_NETWORKS: '10.20.0.0/16, 127.0.0.1/32,fd00::/8', NODE_ENV: 'production' };
    expect((await load(given)).webhookNetworks).toEqual(['10.20.0.0/16', '127.0.0.1/32', 'fd00::/8']);
  });

  it('says what took the place of a variable of before', async () => {
    const { warnings, webhookNetworks } = await load({ WEBHOOK_LOOPBACK: 'allowed' });
    expect(warnings).toEqual([expect.stringMatching(/^WEBHOOK_LOOPBACK is no longer read: WEBHOOK_ALLOWED_NETWORKS=/)]);
    expect(webhookNetworks).toEqual([]);
    expect((await load({ WEBHOOK_LOOPBACK: '' })).warnings).toEqual([]);
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
    ['JWT_SECRET', 'x'],
    ['JWT_SECRET', 'thirty-one characters, no more.'],
    ['JWT_SECRET', 'abc'.repeat(20)],
    ['JWT_OLD_SECRETS', 'short'],
    ['JWT_OLD_SECRETS', `${'0123456789abcdef'.repeat(2)},short`],
    ['JWT_OLD_SECRETS', 'of the tests, thirty-two characters'],
    ['JWT_OLD_SECRETS', 'retired:everything'],
    ['LOG_LEVEL', 'loud'],
    ['PLANS_URL', 'plans'],
    ['PLANS_URL', 'javascript:0'],
    ['OPENAI_BASE_URL', 'ftp://x'],
    ['MODEL_PATIENCE', '0'],
    ['MODEL_PATIENCE', '101'],
    ['MODEL_PROMPT_TOKENS', '999'],
    ['MODEL_TOKENS_PER_DAY', '-1'],
    ['MODEL_TOKENS_PER_PERSON_DAY', 'plenty'],
    ['GHL_BASE_URL', 'x'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '17'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', ','],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10.20.0.0/33'],
    ['WEBHOOK_ALLOWED_NETWORKS', '10.20.0.0/16, crm.internal'],
    ['WEBHOOK_ALLOWED_NETWORKS', '0.0.0.0/0'],
    ['WEBHOOK_ALLOWED_NETWORKS', ','],
    ['MAX_CONNECTIONS', '0'],
    ['DRAIN_SECONDS', '301'],
    ['MAX_CONNECTIONS_PER_ADDRESS', 'many'],
  ])('names %s when it is %s', async (name, value) => {
    const error = await load({ [name]: value }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).message).toMatch(new RegExp(`^${name} must [^\\n]+$`));
  });

  it('repeats no secret in its message', async () => {
    await expect(load({ DATABASE_URL: 'mysql://me:hunter2@db' })).rejects.not.toThrow(/hunter2/);
  });

  it('requires JWT_SECRET where DATABASE_URL is set', async () => {
    await expect(load({ DATABASE_URL: 'postgres://db.example/game' })).rejects.toThrow(/^JWT_SECRET must be set/);
  });

  it('warns of a dice key that copies must share, and of one that is easy to guess', async () => {
    const servers = { DATABASE_URL: 'postgres://db.example/game', JWT_SECRET: SECRET };
    expect((await load(servers)).warnings).toEqual([expect.stringMatching(/^DICE_KEY is not set/)]);
    const { warnings } = await load({ ...servers, DICE_KEY: '0'.repeat(32) });
    expect(warnings).toEqual([expect.stringMatching(/^DICE_KEY is easy to guess/)]);
  });

  it('warns of mail whose links or sender are of this machine', async () => {
    const mail = { SMTP_URL: 'smtp://me:hunter2@mail.example' };
    expect((await load(mail)).warnings).toEqual([
      expect.stringMatching(/^PUBLIC_URL is not set/),
      expect.stringMatching(/^MAIL_FROM is not set/),
    ]);
    const whole = { ...mail, PUBLIC_URL: 'https://game.example', MAIL_FROM: 'noreply@game.example' };
    expect((await load(whole)).warnings).toEqual([]);
  });

  it('names DATA_DIR when it cannot be used', async () => {
    const file = path.join(dataDir, 'file');
    await writeFile(file, '');
    await expect(load({ DATA_DIR: file })).rejects.toThrow(/^DATA_DIR .*file can't be used: it is a file$/);
    await expect(load({ DATA_DIR: path.join(file, 'below') })).rejects.toThrow(/^DATA_DIR /);
  });
});
