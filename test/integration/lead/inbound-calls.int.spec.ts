import { randomUUID } from 'node:crypto';
import { type ErrorBody } from '#contracts/http/error-body.js';
import { type CrmLeadView, type InboundCallDetail, type InboundCallView } from '#contracts/integration/managed.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { eventually } from '../../support/eventually.js';
import { MailReader } from '../../support/mail-reader.js';
import { nextOf, type Player } from '../../support/player.js';
import { enrolled } from '../../support/second-factor.js';
import { expectRefusal } from '../http/expect-refusal.js';
import { PASSWORD } from '../mail/account-mail.fixture.js';
import { MANAGE, ManagedGame, PATIENCE_MS, WHY } from './mending.fixture.js';

const SECRET = 'a-secret-that-workflow-and-game-know';

let managed: ManagedGame;
let staff: Player;
let key: Player;
let knowing: Player;
beforeAll(async () => {
  managed = await ManagedGame.start({ GHL_WEBHOOK_SECRET: SECRET, GHL_PRICES: 'price_gold=gold' });
  staff = managed.staff;
  await enrolled(managed.staff);
  key = await managed.key('integrations:manage');
  knowing = await managed.key('integrations:manage', 'personal:read');
}, 120_000);
afterAll(() => managed.stop(), 60_000);

type Call = InboundCallDetail & ErrorBody;
const find = (id: string, who = staff, options = {}) => who.call<Call>('GET', `${MANAGE}/inbound-calls/${id}`, options);
const retry = (id: string, who = staff) => who.call<Call>('POST', `${MANAGE}/inbound-calls/${id}/retry`);
const list = (query = '') =>
  staff.call<readonly InboundCallView[] & ErrorBody>('GET', `${MANAGE}/inbound-calls${query}`);
const expectCall = (id: string, view: Partial<InboundCallView>): Promise<void> =>
  eventually(async () => expect((await find(id)).body).toMatchObject(view), PATIENCE_MS);
const eventsOf = async (id: string): Promise<readonly string[]> => {
  const query = 'SELECT type FROM events WHERE stream = $1 ORDER BY position';
  return (await managed.game.db.query<{ type: string }>(query, [`crm-webhook-${id}`])).rows.map(({ type }) => type);
};

interface Sent {
  readonly id: string;
  readonly body: string;
}
/** A call of a workflow, kept. */
const send = async (email: string, change: object = {}): Promise<Sent> => {
  const before = new Set((await list('?limit=200')).body.map(({ id }) => id));
  const body = JSON.stringify({
    event: 'subscription.updated',
    contact_id: `contact-of-${email}`,
    email,
    price_id: 'price_gold',
    subscription_id: `sub-${randomUUID()}`,
    status: 'active',
    occurred_at: new Date(Date.now() - 60_000).toISOString(),
    ...change,
  });
  const headers = { 'content-type': 'application/json', 'x-webhook-secret': SECRET };
  expect((await fetch(`${managed.url}/api/ghl/webhook`, { method: 'POST', headers, body })).status).toBe(200);
  const found: string[] = [];
  await eventually(async () => {
    found.push(...(await list('?limit=200')).body.map(({ id }) => id).filter((id) => !before.has(id)));
    expect(found.length).toBeGreaterThan(0);
  }, PATIENCE_MS);
  return { id: found[0] ?? '', body };
};

it('lists what became of the calls of the CRM, page by page', async () => {
  const unread = await send('x@example.org', { price_id: 'price_of_nothing' });
  const unknown = await send('nobody@example.org');
  await expectCall(unread.id, { state: 'failed', errorMessage: 'UNKNOWN_PRICE' });
  await expectCall(unknown.id, { state: 'failed', errorMessage: 'NOBODY_KNOWN' });
  const ids: string[] = [];
  for (let path: string | null = `${MANAGE}/inbound-calls?state=failed&limit=1`; path !== null;) {
    const page: Awaited<ReturnType<typeof list>> = await staff.call('GET', path);
    ids.push(...page.body.map(({ id }) => id));
    path = nextOf(page.headers);
  }
  expect(ids).toEqual([unknown.id, unread.id]);
  expect((await list()).body[0]).toEqual({
    id: unknown.id,
    source: 'workflow',
    eventType: 'subscription.updated',
    userId: null,
    leadId: null,
    state: 'failed',
    errorMessage: 'NOBODY_KNOWN',
    forgotten: false,
    createdAt: expect.stringContaining('T') as string,
  });
  for (const state of ['done', 'waiting']) expect((await list(`?state=${state}`)).body).toEqual([]);
  expectRefusal(await list('?state=lost'), 400, 'INVALID_FIELD', 'state');
  expectRefusal(await find('nothing'), 404, 'CALL_NOT_FOUND');
});

it('takes a call that comes as a form, but no form without proof', async () => {
  const body = new URLSearchParams({
    event: 'subscription.updated',
    email: 'form@example.org',
    price_id: 'p',
  }).toString();
  const post = (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    return fetch(`${managed.url}${path}`, { method: 'POST', headers: { ...type, ...headers }, body });
  };
  expect((await post('/api/ghl/webhook')).status).toBe(401);
  expect((await post('/api/ghl/lead-capture')).status).toBe(415);
  expect((await post('/api/ghl/webhook', { 'x-webhook-secret': SECRET })).status).toBe(200);
  await eventually(async () => {
    const [call] = (await list()).body;
    expect(call).toMatchObject({ eventType: 'subscription.updated', errorMessage: 'UNREADABLE: subscription_id' });
    expect((await find(call?.id ?? '', knowing)).body.payload).toBe(body);
  }, PATIENCE_MS);
});

it.each([
  ['ghl_webhook_events', 'true'],
  ['ghl_webhook_events', 'not processed'],
  ['ghl_webhook_events', 'error_message is not null'],
  ['ghl_leads', 'not erased'],
  ['ghl_leads', "not erased and sync_status = 'failed'"],
])('reads a page of %s, where %s, in the order of an index', async (table, condition) => {
  const client = await managed.game.db.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `explain select * from ${table} where ${condition} and (created_at, id) < (now(), 'x')
        order by created_at desc, id desc limit 51`,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Index Scan Backward');
    expect(plan).not.toContain('Sort');
  } finally {
    await client.query('rollback');
    client.release();
  }
});

it('shows what a call said to staff with a reason, and to keys that may know persons', async () => {
  const { id, body } = await send('said@example.org');
  expect((await find(id)).body.payload).toBeNull();
  expect((await find(id, staff, WHY)).body.payload).toBe(body);
  expect((await find(id, key)).body.payload).toBeNull();
  expect((await find(id, knowing)).body.payload).toBe(body);
});

it('works on a call again that failed, and never twice on one that was done', async () => {
  const mailbox = new MailReader(() => managed.game.receiver, `late-${randomUUID().slice(0, 8)}@mail.example`);
  const { id } = await send(mailbox.address);
  await expectCall(id, { state: 'failed', errorMessage: 'NOBODY_KNOWN' });
  const member = await managed.game.newcomer(mailbox);
  await member.confirm(await member.nextToken());
  expect(await retry(id)).toMatchObject({ status: 202, body: { id } });
  await expectCall(id, { state: 'done', errorMessage: null });
  const { body } = await member.call<SubscriptionStatus>('GET', '/api/subscription/status');
  expect(body).toMatchObject({ tier: 'gold', status: 'active' });
  for (const who of [staff, key]) expectRefusal(await retry(id, who), 409, 'ALREADY_DONE');
  expect(await eventsOf(id)).toEqual(['WebhookReceived', 'WebhookFailed', 'WebhookProcessed']);
});

it('does the same once, however often it is asked for', async () => {
  const mailbox = new MailReader(() => managed.game.receiver, `often-${randomUUID().slice(0, 8)}@mail.example`);
  const { id } = await send(mailbox.address);
  await expectCall(id, { state: 'failed' });
  const member = await managed.game.newcomer(mailbox);
  await member.confirm(await member.nextToken());
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => retry(id)))).map(({ status }) => status);
  expect(statuses).toContain(202);
  await expectCall(id, { state: 'done' });
  await eventually(async () => {
    const { rows } = await managed.game.db.query(
      `select 1 from bullmq.job where queue = 'crm-webhook' and state <> 'completed'`,
    );
    expect(rows).toEqual([]);
  }, PATIENCE_MS);
  expect(await eventsOf(id)).toEqual(['WebhookReceived', 'WebhookFailed', 'WebhookProcessed']);
});

it('has nothing left to work on where its person is erased', async () => {
  const member = await managed.game.member();
  const { id } = await send(member.mailbox.address, { price_id: 'price_of_nothing' });
  await expectCall(id, { state: 'failed', errorMessage: 'UNKNOWN_PRICE', userId: member.userId });
  expect((await member.call('POST', '/api/user/delete', { body: { password: PASSWORD } })).status).toBeLessThan(300);
  await eventually(async () => expect((await find(id, knowing)).body.payload).toBeNull(), PATIENCE_MS);
  expectRefusal(await retry(id), 409, 'CALL_FORGOTTEN');
});

it('keeps leads, and corrects them, where no CRM is configured', async () => {
  const leadId = await managed.capture('kept@example.org');
  const path = `${MANAGE}/crm-leads/${leadId}`;
  await eventually(async () => expect((await staff.call('GET', path)).status).toBe(200), PATIENCE_MS);
  const mended = await staff.call<CrmLeadView>('PATCH', `${MANAGE}/leads/${leadId}`, { body: { lastName: 'Vexen' } });
  expect(mended).toMatchObject({ status: 200, body: { leadId, syncStatus: 'pending', ghlContactId: null } });
  expectRefusal(await staff.call('POST', `${path}/sync`), 409, 'CRM_NOT_CONFIGURED');
  expectRefusal(await staff.call('GET', `${path}/dry-run`), 409, 'CRM_NOT_CONFIGURED');
});

it('keeps who looked and asked', async () => {
  await eventually(async () =>
    expect(await managed.record()).toEqual(
      expect.arrayContaining(['inbound-calls', 'inbound-call', 'inbound-call, unmasked', 'inbound-call-retried']),
    ),
  );
});
