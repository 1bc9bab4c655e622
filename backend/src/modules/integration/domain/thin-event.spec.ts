import { readdirSync, readFileSync } from 'node:fs';
import { CloudEvent, HTTP } from 'cloudevents';
import { z } from 'zod';
import { dataSchema, FEED_TYPES, PING } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { DECLARATIONS, declarationOf, PERSONAL_FIELDS, UPCASTERS } from '#contracts/shared/event-registry.js';
import { metadataOf } from '#backend/shared/domain/command-context.js';
import { contextOf } from '#test/support/context.js';
import { logUnderTest } from '#test/support/log-under-test.js';
import { thinEvent } from './thin-event.js';

const LOG = '9c5b94b1-35ad-49bb-b118-8e8fc24abf80';
const ORIGIN = { logId: LOG, publicUrl: 'https://game.example' };
const FOLDER = 'test/fixtures/events';
const MARK = 'ZZ-MARKED-';
let marks = 0;

interface Sample {
  readonly type: AnyEvent['type'];
  readonly version: number;
  readonly data: Readonly<Record<string, unknown>>;
}
const samples = readdirSync(FOLDER).map((file) => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Sample);

/** As it comes out of a log that sealed it, read without a key. */
const thinOf = async ({ type, version, data }: Sample) => {
  const { log, memory } = logUnderTest({ upcasters: UPCASTERS });
  const stream = `${declarationOf(type).stream}-42`;
  await log.append(
    stream,
    'none',
    [{ type, version, data } as unknown as AnyEvent],
    metadataOf('command', contextOf('ann')),
  );
  const [event] = await log.readWithoutKeys(memory.recorded);
  if (!event) throw new Error('nothing was appended');
  return thinEvent(event, ORIGIN);
};

describe.each(samples)('$type of version $version', (sample) => {
  const feedType = FEED_TYPES[sample.type];

  it('is a CloudEvent whose data is as its schema says', async () => {
    const event = await thinOf(sample);
    expect(() => new CloudEvent({ ...event }, true)).not.toThrow();
    const headers = { 'content-type': 'application/cloudevents-batch+json; charset=utf-8' };
    expect(HTTP.toEvent({ headers, body: JSON.stringify([event]) })).toMatchObject([
      { id: event.id, type: feedType.type, source: `urn:uuid:${LOG}`, sequence: event.sequence, cursor: event.cursor },
    ]);
    expect(z.fromJSONSchema(dataSchema(feedType, event.dataschema)).safeParse(event.data).error).toBeUndefined();
  });

  it('shows nothing that it is not allowed to, wherever a text stands', async () => {
    const marked = (value: unknown): unknown => {
      if (typeof value === 'string') return `${MARK}${++marks}`;
      if (Array.isArray(value)) return value.map(marked);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, marked(one)]));
    };
    const planted = Object.fromEntries(
      Object.entries(sample.data).map(([field, value]) => [field, field in feedType.fields ? value : marked(value)]),
    );
    const current = sample.version === declarationOf(sample.type).version;
    // An upcaster may read the texts of an older version, so marks are planted only in the current one.
    const event = await thinOf(current ? { ...sample, data: planted } : sample);
    expect(JSON.stringify(event)).not.toContain(MARK);
    expect(Object.keys(event.data)).toEqual(Object.keys(feedType.fields));
  });
});

it('was looked for in many places', () => expect(marks).toBeGreaterThan(500));

describe('what the feed shows', () => {
  it('is no personal field, no seed, no draw and no hash of a text', () => {
    const wrong = DECLARATIONS.flatMap(({ type }) => {
      const kept = [...Object.keys(PERSONAL_FIELDS[type] ?? {}), 'diceSeed', 'sealedDiceSeed', 'draws', 'bodyHash'];
      return Object.keys(FEED_TYPES[type].fields).filter((field) => kept.includes(field));
    });
    expect(wrong).toEqual([]);
  });

  it('has a name of its own for each event', () => {
    const types = [...Object.values(FEED_TYPES), PING].map(({ type }) => type);
    expect([...new Set(types)]).toEqual(types);
    expect(types.filter((type) => !/^steppes-and-seas(\.[a-z]+(-[a-z]+)*){2}$/.test(type))).toEqual([]);
  });

  it('names every id by which its person or thing is fetched', () => {
    const ids = ['userId', 'leadId', 'webhookId', 'staffId'];
    const nameless = DECLARATIONS.filter(({ type }) => !ids.some((id) => id in FEED_TYPES[type].fields));
    expect(nameless.map(({ type }) => type)).toEqual([]);
  });
});
