import { execFile } from 'node:child_process';
import path from 'node:path';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { NOT_BUILT_YET } from '#contracts/subscription/tiers.js';
import { type FeatureAccess, type SubscriptionStatus, type TierView } from '#contracts/subscription/views.js';
import { type ActionTokens, type Receipts, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { openPlatform, type Platform } from '#backend/app/platform.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { signedUpAt } from '../../support/signed-up.js';
import { type App, OPS } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { SECRETS, startGame } from '../../support/running-game.js';
import { expectRefusal } from './expect-refusal.js';

const DAY = 86_400_000;
const DATA_DIR = path.join(import.meta.dirname, '../../../.cache/subscription');
let database: TestDatabase;
let game: App;
let platform: Platform;

beforeAll(async () => {
  database = await startGameDatabase();
  game = await startGame({ databaseUrl: database.url, env: { GUEST_TOKENS: '3' } });
  const config = await loadConfig({ ...SECRETS, DATABASE_URL: database.url, DATA_DIR });
  const secrets = await settleSecrets(database.url, config.secrets, () => undefined);
  platform = await openPlatform({ config, databaseUrl: database.url, secrets, log: quietLog });
}, 120_000);
afterAll(async () => {
  await platform.close();
  await game.stop();
  await database.stop();
});

const ago = (days: number): Date => new Date(Date.now() - days * DAY);
const statusOf = async (player: Player) =>
  (await player.call<SubscriptionStatus>('GET', '/api/subscription/status')).body;
const tokensOf = async (player: Player) => (await player.call<ActionTokens>('GET', '/api/user/action-tokens')).body;
const daysOf = async (player: Player) =>
  (await player.call<SubscriptionInfo>('GET', '/api/user/subscription-info')).body.daysUntilRefill;
const has = async (player: Player, feature: string) =>
  (await player.call<FeatureAccess>('POST', '/api/subscription/check-feature', { body: { feature } })).body;

/** `npm run subscription -- …`, as npm starts it. */
const support = (...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, ...SECRETS, DATABASE_URL: database.url, DATA_DIR, LOG_LEVEL: 'warn' };
    const child = execFile(process.execPath, [OPS, 'subscription', ...args], { env }, (_, said) =>
      resolve({ code: child.exitCode ?? -1, said: said.trim() }),
    );
  });

describe('the tokens of a guest', () => {
  it('are spent exactly: of two hundred turns at once, three are played and the others refused', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    const act = (n: number) =>
      player.call<ErrorBody>('POST', '/api/actions', {
        body: { sessionId: player.sessionId, action: 'I look around', isCustomAction: true },
        headers: { 'idempotency-key': `look-${n}` },
      });
    const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => act(n)));
    const played = answers.filter(({ status }) => status === 200);
    expect([played.length, await tokensOf(player)]).toEqual([3, { actionTokens: 0, unlimited: false }]);
    const refused = answers.filter(({ status }) => status === 402);
    expect(refused).toHaveLength(197);
    expect(refused[0]?.body.message).toBe(
      "You've used all your free actions for today. Upgrade to continue your epic adventure!",
    );
    expect(await daysOf(player)).toBeNull();
    const { body } = await player.call<Receipts>('GET', '/api/user/receipts');
    expect(body.items.map(({ words, balanceAfter }) => `${balanceAfter}: ${words}`)).toEqual([
      "0: Turn 3 of Thora Ulfsdottir's saga.",
      "1: Turn 2 of Thora Ulfsdottir's saga.",
      "2: Turn 1 of Thora Ulfsdottir's saga.",
      '3: Your first actions, as a guest.',
    ]);
  });

  it('stand on receipts that come in pages', async () => {
    const player = await Player.begun(game.url, 'forgiving');
    for (const n of [1, 2]) await player.act(`turn-${n}`, Player.next((await player.choices()).body, n));
    const page = async (query: string) => (await player.call<Receipts>('GET', `/api/user/receipts?${query}`)).body;
    const whole = await page('');
    expect(whole.items.map(({ kind, turn }) => `${kind} ${turn}`)).toEqual(['spent 2', 'spent 1', 'granted null']);
    expect(whole.next).toBeNull();
    const first = await page('limit=2');
    expect(first.items).toEqual(whole.items.slice(0, 2));
    expect(await page(`limit=2&after=${first.next}`)).toEqual({ items: whole.items.slice(2), next: null });
    expectRefusal((await player.call('GET', '/api/user/receipts?after=WyJ4Il0')) as never, 400, 'INVALID_FIELD');
  });
});

describe('the plans', () => {
  it('are told with prices, features, and what is not built yet', async () => {
    const player = await Player.begun(game.url);
    const { body } = await player.call<readonly TierView[]>('GET', '/api/subscription/tiers');
    expect(body.map(({ id, price, actionsPerWeek, manualSaves }) => [id, price, actionsPerWeek, manualSaves])).toEqual([
      ['free', 0, 10, 3],
      ['gold', 999, 100, null],
      ['platinum', 1999, 400, null],
    ]);
    expect(body[2]?.notBuilt).toEqual(NOT_BUILT_YET);
    expect(await statusOf(player)).toEqual({
      isSubscribed: false,
      tier: 'free',
      plan: 'guest',
      status: 'inactive',
      features: ['basic_ai'],
      subscription: null,
    });
    expect(await has(player, 'basic_ai')).toEqual({ hasAccess: true, feature: 'basic_ai' });
    expect(await has(player, 'advanced_ai')).toEqual({ hasAccess: false, feature: 'advanced_ai' });
    expectRefusal(
      await player.call('POST', '/api/subscription/check-feature', { body: { feature: 'flight' } }),
      400,
      'INVALID_FIELD',
    );
  });
});

describe('the command for support', () => {
  it('gives a tier, which holds at once and fills the wallet up', async () => {
    const player = await signedUpAt(platform, game.url, ago(2));
    expect([await tokensOf(player), await daysOf(player)]).toEqual([{ actionTokens: 10, unlimited: false }, 5]);
    const until = new Date(Date.now() + 30 * DAY).toISOString();
    const { code, said } = await support('set', player.userId, 'gold', '--until', until);
    expect([code, said]).toEqual([0, expect.stringMatching(/^Ragnhild_\w+ has Gold until .*Z now\.$/)]);
    expect(await statusOf(player)).toMatchObject({
      isSubscribed: true,
      tier: 'gold',
      plan: 'gold',
      status: 'active',
      subscription: { currentPeriodEnd: until, amount: 999, currency: 'usd' },
    });
    expect((await has(player, 'unlimited_saves')).hasAccess).toBe(true);
    await eventually(async () => {
      const { body } = await player.call<Receipts>('GET', '/api/user/receipts');
      expect(body.items[0]).toMatchObject({ kind: 'refilled', amount: 90, balanceAfter: 100 });
    });
    expect([await tokensOf(player), await daysOf(player)]).toEqual([{ actionTokens: 100, unlimited: false }, 5]);
    await support('set', player.userId, 'free');
    expect(await statusOf(player)).toMatchObject({
      isSubscribed: false,
      tier: 'free',
      plan: 'free',
      status: 'inactive',
    });
    expect(await tokensOf(player)).toEqual({ actionTokens: 100, unlimited: false });
  }, 30_000);

  it('says why it can not', async () => {
    const guest = await Player.begun(game.url);
    expect(await support('set', guest.userId, 'gold')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Guest_\w+ is a guest: only an account can have a subscription\.$/) as string,
    });
  }, 20_000);
});

it('a week that is over is refilled by the worker, once, and the next one stands on the grid', async () => {
  const player = await signedUpAt(platform, game.url, ago(16.5));
  // Told at once, whether or not the job has run.
  expect([await tokensOf(player), await daysOf(player)]).toEqual([{ actionTokens: 10, unlimited: false }, 5]);
  await eventually(async () => {
    const { body } = await player.call<Receipts>('GET', '/api/user/receipts');
    expect(body.items.map(({ kind }) => kind)).toEqual(['refilled', 'granted', 'granted']);
  }, 20_000);
  expect(await daysOf(player)).toBe(5);
}, 40_000);
