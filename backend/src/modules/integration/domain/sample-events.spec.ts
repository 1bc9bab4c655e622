import { CloudEvent } from 'cloudevents';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { readCursor } from './cursor.js';
import { SAMPLE_LOG, SAMPLED, sampleEvent } from './sample-events.js';

const URL = 'https://game.example';
const samples = SAMPLED.map((type) => sampleEvent(type, URL));

it('is one of each type, in order', () => {
  expect(SAMPLED).toHaveLength(Object.keys(FEED_TYPES).length);
  expect(samples.map(({ cursor }) => readCursor(cursor))).toEqual(
    samples.map((_, n) => ({ logId: SAMPLE_LOG, position: BigInt(n + 1) })),
  );
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
});

it.each(samples.map((sample) => [sample.type, sample] as const))('%s is a CloudEvent that is marked', (_, sample) => {
  expect(() => new CloudEvent({ ...sample }, true)).not.toThrow();
  expect(sample).toMatchObject({ test: true, time: '2026-01-01T00:00:00.000Z', source: `urn:uuid:${SAMPLE_LOG}` });
  const [, subject] = sample.subject.split('/');
  expect(Object.values(sample.data)).toContain(subject);
});
