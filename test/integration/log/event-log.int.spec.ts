import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { FaultyEventStore } from '../../support/faulty-event-store.js';
import { circumstances } from '../../support/log-under-test.js';
import { startPostgresLog, type PostgresLog } from '../../support/postgres-log.js';
import { recordedEvents } from '../../support/recorded-events.js';
import { bookmark } from '../../support/purse.js';

let postgres: PostgresLog;
beforeAll(async () => {
  postgres = await startPostgresLog();
});
afterAll(() => postgres.stop());

const saved = (saveName: string): AnyEvent => {
  const decision = bookmark(saveName)();
  if (!decision.accepted || !decision.events[0]) throw new Error('a bookmark is always accepted');
  return decision.events[0];
};
const forwards = { direction: 'forwards', limit: 100 } as const;
const storedText = async (stream: string) =>
  (await recordedEvents(postgres.url))
    .filter((event) => event.stream === stream)
    .map(({ data, metadata }) => data + metadata)
    .join();

it('gives any text back, and stores nothing of it in clear', async () => {
  const { log } = postgres.process();
  const texts = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom('\u0000', '\ud83d', '\udc00\ud83d', '🏴‍☠️', '\\u0000', '\u2028'),
  );
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const stream = `save-${randomUUID()}`;
      await log.append(stream, 'none', [saved(`secret ${text}`)], circumstances());
      expect(await log.readStream(stream, forwards)).toMatchObject([{ data: { saveName: `secret ${text}`, turn: 3 } }]);
      expect(await storedText(stream)).not.toContain('secret');
    }),
    { numRuns: 60 },
  );
});

it('gives any value back in fields that are not personal', async () => {
  const { log } = postgres.process();
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), async (data) => {
      const stream = `session-${randomUUID()}`;
      await log.append(
        stream,
        'none',
        [{ type: 'CharacterFell', version: 1, data } as unknown as AnyEvent],
        circumstances(),
      );
      const [event] = await log.readStream(stream, forwards);
      expect(event?.data).toEqual(JSON.parse(JSON.stringify(data)));
    }),
    { numRuns: 40 },
  );
});

it('reads the events of an erased person as placeholders, for every process and reader', async () => {
  const stream = `save-${randomUUID()}`;
  const person = randomUUID();
  const [one, other] = [postgres.process(), postgres.process()];
  await one.log.append(stream, 'none', [saved('Ragnhild')], circumstances(person));
  await one.keys.destroy(person);
  await one.log.append(
    `account-${person}`,
    'none',
    [{ type: 'PersonErased', version: 1, data: { userId: person, erasedAt: '' } }],
    circumstances(person),
  );
  await other.log.append(stream, 0n, [saved('Ragnhild again')], circumstances(person));
  const events = await other.log.readStream(stream, forwards);
  expect(events.map(({ data }) => ('saveName' in data ? data.saveName : null))).toEqual(['', '']);
});

it('writes once what was repeated because its outcome was unknown', async () => {
  const stream = `save-${randomUUID()}`;
  const faulty: FaultyEventStore[] = [];
  const { log } = postgres.process({ patience: { firstMs: 1, mostMs: 2 } }, (store) => {
    faulty.push(new FaultyEventStore(store));
    return faulty[0] ?? store;
  });
  faulty[0]?.faults.push('lost-answer', 'lost-request');
  const outcome = await log.append(stream, 'none', [saved('a'), saved('b')], circumstances());
  expect(outcome).toMatchObject({ status: 'appended', revision: 1n });
  const events = await log.readStream(stream, forwards);
  expect(events.map(({ id }) => id)).toEqual(outcome.events.map(({ id }) => id));
  expect(events.at(-1)).toMatchObject({ position: outcome.status === 'appended' ? outcome.position : null });
});

it('notices an event that was altered in the database', async () => {
  const stream = `save-${randomUUID()}`;
  const { log } = postgres.process();
  await log.append(stream, 'none', [saved('Ragnhild')], circumstances());
  const client = await postgres.db.connect();
  await client.query('set session_replication_role = replica');
  await client.query(`update events set data = replace(data, '"sealed":"v1.', '"sealed":"v1.A') where stream = $1`, [
    stream,
  ]);
  client.release(true);
  await expect(log.readStream(stream, forwards)).rejects.toThrow(UnreadableEventError);
});
