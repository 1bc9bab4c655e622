import { appended, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, type LogDatabase } from './postgres-store.fixture.js';

let log: LogDatabase;
beforeAll(async () => {
  log = await startLogDatabase();
}, 60_000);
afterAll(() => log.stop(), 60_000);

const ROUNDS = 10;
/** Woken by the poll alone, each round would last until the next second begins. */
const POLLED_MS = ROUNDS * 1_000;

describe('waking subscribers', () => {
  it.each(['the same process', 'another process'])(
    'of an append in %s does not wait for the poll',
    async (where) => {
      const reader = log.open();
      const writer = where === 'the same process' ? reader : log.open();
      const stream = uniqueStream();
      const batches = reader
        .subscribe({ after: await reader.head(), signal: AbortSignal.timeout(40_000) })
        [Symbol.asyncIterator]();
      let waiting = batches.next();
      appended(await writer.append(stream, 'none', newEvents(1)));
      await waiting;
      const started = performance.now();
      for (let round = 0; round < ROUNDS; round += 1) {
        waiting = batches.next();
        appended(await writer.append(stream, BigInt(round), newEvents(1)));
        expect((await waiting).value).toMatchObject([{ stream, revision: BigInt(round + 1) }]);
      }
      expect(performance.now() - started).toBeLessThan(POLLED_MS / 2);
      await batches.return?.();
    },
    60_000,
  );

  it('takes one listening connection for all subscribers of a process', async () => {
    const store = log.open();
    const listening = async () =>
      (
        await log.db.query(
          "select 1 from pg_stat_activity where datname = current_database() and application_name = 'event-store-listener'",
        )
      ).rowCount ?? 0;
    const before = await listening();
    const after = await store.head();
    const subscribers = Array.from({ length: 12 }, () =>
      store.subscribe({ after, signal: AbortSignal.timeout(40_000) })[Symbol.asyncIterator](),
    );
    const delivered = subscribers.map((subscriber) => subscriber.next());
    appended(await store.append(uniqueStream(), 'none', newEvents(2)));
    for (const { value } of await Promise.all(delivered)) expect(value).toHaveLength(2);
    expect(await listening()).toBeLessThanOrEqual(before + 1);
    for (const subscriber of subscribers) await subscriber.return?.();
  }, 60_000);
});
