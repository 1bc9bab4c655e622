import { readCursor } from '../../domain/cursor.js';
import { SAMPLED } from '../../domain/sample-events.js';
import { SampleFeed } from './sample-feed.js';

const feed = new SampleFeed({ publicUrl: 'https://game.example' });
const ALL = { after: null, wanted: 'all', limit: 1_000 } as const;

it('gives one of each type by pages, and nothing behind the last', async () => {
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await feed.page({ ...ALL, after: after === null ? null : readCursor(after), limit: 7 });
    if (page.events.length === 0) break;
    seen.push(...page.events.map(({ type }) => type));
    after = page.cursor;
  }
  expect(seen).toEqual((await feed.page(ALL)).events.map(({ type }) => type));
  expect(seen).toHaveLength(SAMPLED.length);
});

it('narrows to types, and ends behind all of them', async () => {
  const { events, cursor } = await feed.page({ ...ALL, wanted: new Set(['SagaShared', 'LeadCaptured']) });
  expect(events.map(({ type }) => type)).toEqual(['steppes-and-seas.lead.captured', 'steppes-and-seas.share.created']);
  expect((await feed.page({ ...ALL, after: readCursor(cursor) })).events).toEqual([]);
});

it('streams what follows a place, and waits then for its end', async () => {
  const { events } = await feed.page(ALL);
  const ended = new AbortController();
  const seen: unknown[] = [];
  for await (const part of feed.follow(await feed.placeOf(readCursor(events[3]?.cursor ?? '')), 'all', ended.signal)) {
    seen.push(...part.events);
    ended.abort();
  }
  expect(seen).toEqual(events.slice(4));
});

it('refuses a place of a real log, and one behind its end', async () => {
  const logId = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
  await expect(feed.page({ ...ALL, after: { logId, position: 1n } })).rejects.toMatchObject({ code: 'ANOTHER_LOG' });
  const { logId: own } = await feed.placeOf(null);
  const after = { logId: own, position: BigInt(SAMPLED.length + 1) };
  await expect(feed.page({ ...ALL, after })).rejects.toMatchObject({ code: 'NO_SUCH_PLACE' });
});

it('finds its places by time', async () => {
  const at = async (time: string) =>
    (await feed.page({ ...ALL, after: await feed.since(new Date(time)) })).events.length;
  expect([await at('2025-12-31'), await at('2026-01-01'), await at('2026-01-02')]).toEqual([
    SAMPLED.length,
    SAMPLED.length,
    0,
  ]);
});
