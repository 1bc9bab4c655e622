import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { type Cursor } from '../../domain/cursor.js';
import { type Feed, type Range, SPAN } from '../../queries/read-events/feed.js';
import { type Message, type Over, type WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { type WebhookQueue } from '../../webhooks/webhook-queue.js';
import { type Redelivery } from './redelivery.js';
import { WebhookRedeliveries } from './webhook-redeliveries.js';

const LOG = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const placeOf = (position: number): string => `${LOG}:${String(position).padStart(20, '0')}`;
const START: Cursor = { logId: LOG, position: 0n };
const at = new Date('2026-03-14T19:00:00Z');
const ENDPOINT = { id: 'ep_1', types: null, test: false, createdAt: at, lastDisabledAt: at } as unknown as Endpoint;
const eventAt = (position: number) =>
  ({ id: `e-${position}`, type: 'SessionStarted', stream: 's', revision: BigInt(position) }) as RecordedEvent;

/** A log of so many events, each batch of which takes so long. */
const over = (length: number, batchMs = 0) => {
  let now = at.getTime();
  const statements: { readonly messages: readonly Message[]; readonly over: Over }[] = [];
  const between = async function* ({ after }: Range) {
    for (let from = Number(after.position); from < length; from += SPAN) {
      const to = Math.min(length, from + SPAN);
      now += batchMs;
      const events = Array.from({ length: to - from }, (_, n) => eventAt(from + n + 1));
      yield await Promise.resolve({ events, next: to < length ? { logId: LOG, position: BigInt(to) } : null });
    }
  };
  const planAll = (_: string, messages: readonly Message[], how: Over): Promise<number> => {
    statements.push({ messages, over: how });
    return Promise.resolve(messages.length);
  };
  const redeliveries = new WebhookRedeliveries(
    { planAll } as unknown as WebhookDeliveries,
    { between, since: () => Promise.resolve(START) } as unknown as Feed,
    { send: () => Promise.resolve() } as unknown as WebhookQueue,
    { now: () => new Date(now) },
  );
  const run = (redelivery: Redelivery) => redeliveries.run(ENDPOINT, redelivery);
  return { run, statements };
};
const from = (position: number): Redelivery => ({
  kind: 'places',
  after: { logId: LOG, position: BigInt(position) },
  until: null,
});

it('plans at most 10,000 events a call, in statements of 500, and says where to go on', async () => {
  const { run, statements } = over(10_700);
  expect(await run(from(0))).toEqual({ planned: 10_000, next: placeOf(10_000) });
  expect(statements.map(({ messages }) => messages.length)).toEqual(Array.from({ length: 20 }, () => 500));
  expect(await run(from(10_000))).toEqual({ planned: 700, next: null });
  const ids = statements.flatMap(({ messages }) => messages.map(({ messageId }) => messageId));
  expect([ids.length, new Set(ids).size]).toEqual([10_700, 10_700]);
});

it('has nothing left where the range ends with what one call may plan', async () =>
  expect(await over(10_000).run(from(0))).toEqual({ planned: 10_000, next: null }));

it('ends when its time is up, however little it has planned', async () =>
  expect(await over(5_000, 4_000).run(from(0))).toEqual({ planned: 1_500, next: placeOf(1_500) }));

it('goes on with what was missed as it began: what came through is not sent twice', async () => {
  const { run, statements } = over(10_700);
  const { next } = await run({ kind: 'missed', after: null });
  expect(next).toBe(placeOf(10_000));
  expect(await run({ kind: 'missed', after: { logId: LOG, position: 10_000n } })).toEqual({ planned: 700, next: null });
  expect(new Set(statements.map((one) => one.over))).toEqual(new Set(['failed']));
});
