import { randomUUID } from 'node:crypto';
import { STREAM_KINDS } from '#contracts/shared/event-registry.js';
import { type Config } from '#backend/platform/config/config.js';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { Feed } from '#backend/modules/integration/queries/read-events/feed.js';
import { readCursor } from '#backend/modules/integration/domain/cursor.js';
import { contextOf } from '../../support/context.js';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../../support/eventstoredb-double/eventstoredb-double.js';
import { logUnderTest } from '../../support/log-under-test.js';
import { quietLog } from '../../support/quiet-log.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';

const CONFIG = { publicUrl: 'https://game.example' } as Config;
const EVENTS = 25;
const START = Date.parse('2026-03-14T19:00:00Z');
/** An event happens every ten minutes. */
const timeOf = (n: number): Date => new Date(START + n * 600_000);

let double: EventStoreDbDouble;
let store: EventStore;
beforeAll(async () => {
  double = await startEventStoreDbDouble();
  const connectionString = process.env['EVENTSTORE_URL'] ?? double.connectionString;
  const streamPrefix = `feed${randomUUID().replaceAll('-', '')}`;
  store = createEventStoreDbEventStore({ connectionString, streamKinds: STREAM_KINDS, streamPrefix, log: quietLog });
});
afterAll(async () => {
  await store.close();
  await double.stop();
});

it('reads a log in EventStoreDB whole and in order, where positions have gaps', async () => {
  const { log } = logUnderTest();
  const feed = new Feed(store, log, CONFIG);
  expect(await feed.page({ after: null, wanted: 'all', limit: 10 })).toBeNull();
  const ids: string[] = [];
  for (let n = 0; n < EVENTS; n += 1) {
    const id = randomUUID();
    const data = JSON.stringify({
      userId: 'ann',
      refillsAt: '2026-03-14T19:00:00Z',
      rescheduledAt: '2026-03-14T19:00:00Z',
    });
    const metadata = JSON.stringify(metadataOf('command', contextOf('ann', timeOf(n))));
    const event = { id, type: 'RefillRescheduled', version: 1, data, metadata };
    expect(await store.append(`wallet-${n}`, 'none', [event])).toMatchObject({ status: 'appended' });
    ids.push(id);
  }
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await feed.page({ after: after === null ? null : readCursor(after), wanted: 'all', limit: 7 });
    if (!page || page.events.length === 0) break;
    seen.push(...page.events.map(({ id }) => id));
    after = page.cursor;
  }
  expect(seen).toEqual(ids);
  for (const n of [0, 7, EVENTS - 1, EVENTS]) {
    const page = await feed.page({ after: await feed.since(timeOf(n)), wanted: 'all', limit: EVENTS });
    expect(page?.events.map(({ id }) => id)).toEqual(ids.slice(n));
  }
  const until = new AbortController();
  const followed: string[] = [];
  for await (const { events } of feed.follow(await feed.placeOf(null), 'all', until.signal)) {
    followed.push(...events.map(({ id }) => id));
    if (followed.length >= EVENTS) break;
  }
  until.abort();
  expect(followed).toEqual(ids);
}, 60_000);
