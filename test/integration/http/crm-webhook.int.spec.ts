import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import pg from 'pg';
import { type Authenticated } from '#contracts/account/views.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { type App } from '../../support/app.js';
import { eventually } from '../../support/eventually.js';
import { MailReader, tokenIn } from '../../support/mail-reader.js';
import { Player } from '../../support/player.js';
import { startGameDatabase, type TestDatabase } from '../../support/postgres.js';
import { startGame } from '../../support/running-game.js';
import { type SmtpReceiver, startSmtpReceiver } from '../../support/smtp-receiver.js';

const SECRET = 'a-secret-that-workflow-and-game-know';
const { publicKey, privateKey } = generateKeyPairSync('ed25519');

let database: TestDatabase;
let db: pg.Pool;
let mail: SmtpReceiver;
let game: App;

beforeAll(async () => {
  database = await startGameDatabase();
  db = new pg.Pool({ connectionString: database.url, max: 2 });
  mail = await startSmtpReceiver();
  const env = {
    NODE_ENV: 'production',
    SMTP_URL: mail.url(),
    GHL_WEBHOOK_SECRET: SECRET,
    GHL_WEBHOOK_PUBLIC_KEY: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    GHL_PRICES: 'price_gold=gold,price_platinum=platinum',
  };
  game = await startGame({ databaseUrl: database.url, env });
}, 120_000);
afterAll(async () => {
  await game.stop();
  await mail.close();
  await db.end();
  await database.stop();
});

/** An account whose owner has proved the address. */
const member = async (): Promise<Player & { readonly email: string }> => {
  const reader = new MailReader(() => mail, `otter-${randomUUID().slice(0, 8)}@mail.example`);
  const player = new Player(game.url);
  const body = { username: `Otter-${randomUUID().slice(0, 8)}`, password: 'Nine-Otters-Sing-4', email: reader.address };
  const { body: account } = await player.call<Authenticated>('POST', '/api/auth/register', { body });
  await player.call('POST', '/api/auth/confirm-email', { body: { token: tokenIn(await reader.next()) } });
  return Object.assign(player, { token: account.token, userId: account.user.id, email: reader.address });
};

const send = (body: string, headers: Record<string, string>) =>
  fetch(`${game.url}/api/ghl/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
const workflow = (told: object, secret = SECRET) => send(JSON.stringify(told), { 'x-webhook-secret': secret });
const marketplace = (told: object) => {
  const body = JSON.stringify(told);
  return send(body, { 'x-ghl-signature': sign(null, Buffer.from(body), privateKey).toString('base64') });
};

interface Kept {
  readonly processed: boolean;
  readonly errorMessage: string | null;
}
const keptWith = async (text: string): Promise<readonly Kept[]> => {
  const query = `SELECT processed, error_message AS "errorMessage" FROM ghl_webhook_events WHERE strpos(webhook_data, $1) > 0`;
  return (await db.query<Kept>(query, [text])).rows;
};
const settled = async (text: string, calls: number): Promise<readonly Kept[]> => {
  await eventually(
    async () => expect((await keptWith(text)).filter(({ processed }) => processed)).toHaveLength(calls),
    30_000,
  );
  return keptWith(text);
};
const statusOf = async (player: Player) =>
  (await player.call<SubscriptionStatus>('GET', '/api/subscription/status')).body;

const told = (email: string, change: object = {}) => ({
  event: 'subscription.updated',
  contact_id: `contact-of-${email}`,
  email,
  product_id: 'prod',
  price_id: 'price_gold',
  subscription_id: `sub-of-${email}`,
  status: 'active',
  occurred_at: new Date(Date.now() - 60_000).toISOString(),
  ...change,
});

describe('the calls of a workflow', () => {
  it('change a subscription, once, however often they come', async () => {
    const player = await member();
    const call = told(player.email);
    const answers = await Promise.all(Array.from({ length: 6 }, () => workflow(call)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await settled(player.email, 1)).toEqual([{ processed: true, errorMessage: null }]);
    expect(await statusOf(player)).toMatchObject({ tier: 'gold', status: 'active' });
  });

  it('end in the same when the later one comes first', async () => {
    const player = await member();
    const ended = told(player.email, { status: 'expired', occurred_at: new Date().toISOString() });
    await workflow(ended);
    await settled(player.email, 1);
    await workflow(told(player.email));
    await settled(player.email, 2);
    expect(await statusOf(player)).toMatchObject({ tier: 'free' });
  });

  it('give nothing to an address that was never proved', async () => {
    const claimant = new Player(game.url);
    const email = `claimed-${randomUUID().slice(0, 8)}@mail.example`;
    const body = { username: `Stoat-${randomUUID().slice(0, 8)}`, password: 'Nine-Otters-Sing-4', email };
    claimant.token = (await claimant.call<Authenticated>('POST', '/api/auth/register', { body })).body.token;
    await workflow(told(email));
    expect(await settled(email, 1)).toEqual([{ processed: true, errorMessage: 'NOBODY_KNOWN' }]);
    expect(await statusOf(claimant)).toMatchObject({ tier: 'free' });
  });

  it('are kept although nobody can read them', async () => {
    const marker = `marker-${randomUUID()}`;
    expect((await send(`{"note":"${marker}"`, { 'x-webhook-secret': SECRET })).status).toBe(200);
    expect(await settled(marker, 1)).toEqual([{ processed: true, errorMessage: 'UNREADABLE' }]);
  });
});

it('a call with what no id can hold is kept once, and reads as nobody’s', async () => {
  const player = await member();
  const call = told(player.email, {
    contact_id: 'c\u0000',
    event: 'subscription\u0000',
    subscription_id: randomUUID(),
  });
  expect((await workflow(call)).status).toBe(200);
  expect(await settled(player.email, 1)).toEqual([{ processed: true, errorMessage: 'UNREADABLE' }]);
});

describe('the calls of the marketplace', () => {
  const order = (email: string, change: object = {}) => ({
    type: 'OrderCreate',
    webhookId: randomUUID(),
    _id: randomUUID(),
    contactId: `contact-of-${email}`,
    contactSnapshot: { email },
    status: 'completed',
    liveMode: true,
    createdAt: new Date().toISOString(),
    items: [{ price: { _id: 'price_platinum' } }],
    ...change,
  });

  it('pay by an order, which is known again by its id', async () => {
    const player = await member();
    const paid = order(player.email);
    expect((await marketplace(paid)).status).toBe(200);
    expect((await marketplace({ ...paid, attempt: 2 })).status).toBe(200);
    await settled(player.email, 1);
    const { tier, subscription } = await statusOf(player);
    expect([tier, subscription?.amount]).toEqual(['platinum', 1999]);
  });

  it('pay nothing by a test', async () => {
    const player = await member();
    await marketplace(order(player.email, { liveMode: false }));
    expect(await settled(player.email, 1)).toEqual([{ processed: true, errorMessage: 'TEST_ORDER' }]);
    expect(await statusOf(player)).toMatchObject({ tier: 'free' });
  });
});

it('a call that proves nothing is refused, and kept nowhere', async () => {
  const marker = `marker-${randomUUID()}`;
  const body = JSON.stringify({ ...told('x@mail.example'), marker });
  const wrong = sign(null, Buffer.from('{}'), privateKey).toString('base64');
  const attempts = [{}, { 'x-webhook-secret': 'wrong' }, { 'x-ghl-signature': wrong }, { 'x-wh-signature': wrong }];
  for (const headers of attempts) expect((await send(body, headers as Record<string, string>)).status).toBe(401);
  await workflow({ ...told('y@mail.example'), marker: `after ${marker}` });
  expect(await settled(marker, 1)).toHaveLength(1);
});

it('what the CRM told of a person goes when they go', async () => {
  const player = await member();
  await workflow(told(player.email));
  await settled(player.email, 1);
  const { status } = await player.call('POST', '/api/user/delete', { body: { password: 'Nine-Otters-Sing-4' } });
  expect(status).toBeLessThan(300);
  await eventually(async () => expect(await keptWith(player.email)).toEqual([]));
});
