import pg from 'pg';
import { MIGRATIONS } from '#backend/app/migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { type Config } from '#backend/platform/config/config.js';
import { type JobData, type JobOptions } from '#backend/platform/jobs/jobs.port.js';
import { type Queue } from '#backend/platform/jobs/queue.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { createEventLog } from '#backend/platform/log/create-log.js';
import { serverKeysFrom } from '#backend/platform/log/server-keys.js';
import { systemResolve } from '#backend/platform/net/guarded-agent.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { systemRandom } from '#backend/platform/random/random.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { Feed } from '#backend/modules/integration/queries/read-events/feed.js';
import { WebhookDeliveries } from '#backend/modules/integration/webhooks/deliveries.js';
import { DeliveryLog } from '#backend/modules/integration/webhooks/delivery-log.js';
import { WebhookEndpoints } from '#backend/modules/integration/webhooks/endpoints.js';
import { WebhookTargets } from '#backend/modules/integration/webhooks/targets.js';
import { type WebhookRound } from '#backend/modules/integration/webhooks/webhook-round.js';
import { WebhookSender } from '#backend/modules/integration/webhooks/webhook-sender.js';
import { RETRIES_MS } from '#backend/modules/integration/domain/delivery.rules.js';
import { contextOf } from '../../support/context.js';
import { eventually } from '../../support/eventually.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { roundOf } from '../../support/webhook-round.js';
import { verified, WebhookReceiver } from '../../support/webhook-receiver.js';

const CONFIG = { publicUrl: 'https://game.example', webhookNetworks: ['127.0.0.1'] as readonly string[] } as Config;
const START = Date.parse('2026-03-14T19:00:00Z');
const TYPE = 'steppes-and-seas.wallet.refill-rescheduled';

let database: TestDatabase;
let db: pg.Pool;
let store: EventStore;
let log: ReturnType<typeof createEventLog>;
let endpoints: WebhookEndpoints;
let deliveries: WebhookDeliveries;
let queued: { queue: string; id: string | undefined; data: JobData; delayMs: number | undefined }[];
const receivers: WebhookReceiver[] = [];
/** Passes by waiting only. */
const time = { ms: START };
const clock = { now: () => new Date(time.ms) };
const sealed = new SealedSecrets(serverKeysFrom('secret').sharedSecrets, systemRandom);

beforeAll(async () => {
  database = await startTestDatabase();
  await migrate(database.url, MIGRATIONS);
  db = new pg.Pool({ connectionString: database.url, max: 6 });
  store = createPostgresEventStore({ connectionString: database.url });
  const progress = { waitFor: () => Promise.resolve(true) };
  log = createEventLog({ store, db, secret: 'secret', clock, random: systemRandom, progress });
}, 60_000);
beforeEach(async () => {
  await db.query('DELETE FROM webhook_endpoints');
  queued = [];
  time.ms = Date.now();
  endpoints = new WebhookEndpoints(db, sealed, clock, systemRandom);
  deliveries = new WebhookDeliveries(db, clock);
});
afterEach(async () => {
  await Promise.all(receivers.splice(0).map((receiver) => receiver.close()));
});
afterAll(async () => {
  await store.close();
  await db.end();
  await database.stop();
});

const receiving = async (): Promise<WebhookReceiver> => {
  const receiver = await WebhookReceiver.open();
  receivers.push(receiver);
  return receiver;
};
const sender = (attemptMs = 20_000): WebhookSender =>
  new WebhookSender(endpoints, new WebhookTargets(CONFIG), clock, { attemptMs, resolve: systemResolve });
const round = (sends = sender()): WebhookRound => {
  const add = (queue: Queue, data: JobData, { id, delayMs }: JobOptions): Promise<void> =>
    Promise.resolve(void queued.push({ queue: queue.name, id, data, delayMs }));
  const parts = { endpoints, deliveries, sender: sends, feed: new Feed(store, log.log, CONFIG) };
  return roundOf({ ...parts, jobs: { add }, clock });
};
/** An event in the log that is to be sent to the endpoint. */
const planned = async (endpointId: string): Promise<string> => {
  const userId = systemRandom.uuid();
  const data = { userId, refillsAt: clock.now().toISOString(), rescheduledAt: clock.now().toISOString() };
  const metadata = metadataOf('command', contextOf(userId));
  const event = { type: 'RefillRescheduled', version: 1, data } as const;
  const { events } = await log.log.append(`wallet-${userId}`, 'none', [event], metadata);
  const messageId = events[0]?.id ?? '';
  await deliveries.plan(endpointId, { messageId, type: TYPE, stream: `wallet-${userId}`, revision: 0n });
  return messageId;
};
const ready = async () => {
  const receiver = await receiving();
  const { id, secret } = await endpoints.add({ url: receiver.url, types: null, test: false });
  return { receiver, id, secret, messageId: await planned(id) };
};
const logged = (id: string, limit: number) => new DeliveryLog(db).page(id, { limit });
const stateOf = async (id: string) => (await logged(id, 1))[0];

it('sends the thin event of the feed, signed as the specification says, and tells a replay by its time', async () => {
  const { receiver, id, secret, messageId } = await ready();
  await round().run(id);
  const [received] = receiver.received;
  if (!received) throw new Error('nothing came');
  const event = verified(secret, received);
  expect([received.headers['webhook-id'], received.headers['content-type']]).toEqual([
    messageId,
    'application/cloudevents+json; charset=utf-8',
  ]);
  expect(event).toMatchObject({ specversion: '1.0', id: messageId, type: TYPE, data: { userId: expect.any(String) } });
  const page = await new Feed(store, log.log, CONFIG).page({ after: null, wanted: 'all', limit: 1_000 });
  expect(page?.events.find((one) => one.id === messageId)).toEqual(event);
  expect(() => verified(secret, { ...received, body: received.body.replace('wallet', 'Wallet') })).toThrow();
  const old = String(Number(received.headers['webhook-timestamp']) - 600);
  expect(() => verified(secret, { ...received, headers: { ...received.headers, 'webhook-timestamp': old } })).toThrow();
  expect(await stateOf(id)).toMatchObject({ state: 'delivered', attempts: 1, status: 204 });
  const kept = JSON.stringify((await db.query('SELECT * FROM webhook_secrets')).rows);
  expect(kept).not.toContain(secret.slice('whsec_'.length));
});

it('signs with both secrets while one takes the place of the other, and with the new one alone afterwards', async () => {
  const { receiver, id, secret: first } = await ready();
  const { secret: second } = await endpoints.rotate(id, 60_000);
  await round().run(id);
  const [both] = receiver.received;
  expect(both && [verified(first, both).id, verified(second, both).id]).toEqual([
    both?.headers['webhook-id'],
    both?.headers['webhook-id'],
  ]);
  time.ms += 60_000;
  await planned(id);
  await round().run(id);
  const one = receiver.received[1];
  if (!one) throw new Error('nothing came');
  expect(one.headers['webhook-signature']?.split(' ')).toHaveLength(1);
  expect(() => verified(first, one)).toThrow('No matching signature');
});

it('tries again on schedule for three days, with the same id, and disables what never answers well', async () => {
  const { receiver, id, messageId } = await ready();
  receiver.answers = () => [500];
  const waits: number[] = [];
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await round().run(id);
    const delay = queued.findLast(({ queue }) => queue === 'webhook-sending')?.delayMs ?? 0;
    if (attempt < 9) {
      waits.push(delay);
      time.ms += delay - 1;
      await round().run(id);
      expect(receiver.received).toHaveLength(attempt + 1);
      time.ms += 1;
    }
  }
  expect(receiver.ids).toEqual(Array.from({ length: 10 }, () => messageId));
  for (const [n, wait] of waits.entries()) {
    expect(wait).toBeGreaterThanOrEqual(RETRIES_MS[n] ?? 0);
    expect(wait).toBeLessThanOrEqual((RETRIES_MS[n] ?? 0) * 1.1 + 1);
  }
  expect(await stateOf(id)).toMatchObject({ state: 'failed', attempts: 10, status: 500 });
  expect((await endpoints.find(id))?.disabledReason).toBe('nothing was accepted for three days');
  expect(queued.filter(({ queue }) => queue === 'webhook-notices')).toHaveLength(1);
});

it('takes a 410 for the end, and sends what waits once the endpoint is enabled again', async () => {
  const { receiver, id } = await ready();
  receiver.answers = () => [410];
  await round().run(id);
  const waiting = await planned(id);
  await round().run(id);
  expect(receiver.received).toHaveLength(1);
  expect(await endpoints.find(id)).toMatchObject({ disabledReason: 'it answered 410' });
  expect(queued.map(({ queue }) => queue)).toEqual(['webhook-notices']);
  receiver.answers = () => [200];
  await endpoints.enable(id);
  await round().run(id);
  expect(receiver.ids.slice(1)).toEqual([waiting]);
});

it('tells the staff once of an end that several deliveries find out, and again of the next end', async () => {
  const { receiver, id } = await ready();
  receiver.answers = () => [410];
  for (const already of [0, 1]) {
    await Promise.all([planned(id), planned(id), planned(id)]);
    await round().run(id);
    const notices = queued.filter(({ queue }) => queue === 'webhook-notices').map((job) => job.id);
    expect([notices.length > 3, new Set(notices).size]).toEqual([true, already + 1]);
    time.ms += 1_000;
    await endpoints.enable(id);
  }
});

it.each([
  ['a redirect, which it does not follow', [302, { location: 'http://127.0.0.1:1/elsewhere' }], 5_000],
  ['a 429 that says when', [429, { 'retry-after': '120' }], 120_000],
  ['a 503 that says never', [503, { 'retry-after': '99999999' }], 86_400_000],
] as const)('fails on %s', async (_, answer, leastMs) => {
  const { receiver, id } = await ready();
  receiver.answers = () => [...answer];
  await round().run(id);
  expect(receiver.received).toHaveLength(1);
  expect(await stateOf(id)).toMatchObject({ state: 'pending', attempts: 1, status: answer[0] });
  const [again] = queued;
  expect(again?.delayMs).toBeGreaterThanOrEqual(leastMs);
  expect(again?.delayMs).toBeLessThanOrEqual(leastMs * 1.1 + 1);
});

it('gives up an endpoint that does not answer in time, and one that is not there', async () => {
  const { receiver, id } = await ready();
  receiver.answers = () => null;
  await round(sender(100)).run(id);
  expect(await stateOf(id)).toMatchObject({ state: 'pending', status: null, error: expect.stringMatching(/TIMEOUT/) });
  const gone = await endpoints.add({ url: 'http://127.0.0.1:1/', types: null, test: false });
  await planned(gone.id);
  await round().run(gone.id);
  expect(await stateOf(gone.id)).toMatchObject({ state: 'pending', status: null, error: 'ECONNREFUSED' });
});

it('passes over an event that can not be read any more', async () => {
  const { receiver, id } = await ready();
  await deliveries.plan(id, { messageId: 'lost', type: TYPE, stream: 'wallet-nobody', revision: 7n });
  await round().run(id);
  expect(receiver.received).toHaveLength(1);
  const states = (await logged(id, 2)).map(({ state, error }) => [state, error]);
  expect(states.sort()).toEqual([
    ['delivered', null],
    ['failed', 'UNREADABLE_EVENT'],
  ]);
  expect(await endpoints.find(id)).toMatchObject({ disabledAt: null });
});

it('does not hold up one endpoint for another that is slow', async () => {
  const [slow, quick] = [await ready(), await ready()];
  slow.receiver.answers = () => null;
  const sending = round().run(slow.id);
  await eventually(() => expect(slow.receiver.received).toHaveLength(1));
  await round().run(quick.id);
  expect([await stateOf(quick.id), await stateOf(slow.id)]).toMatchObject([{ state: 'delivered' }, { attempts: 0 }]);
  // A second worker leaves the slow one to the first.
  await round().run(slow.id);
  slow.receiver.hangUp();
  await sending;
  expect(slow.receiver.received).toHaveLength(1);
});
