import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, NewEvent, RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { freePort } from '#backend/platform/net/free-port.js';
import { eventually } from '../../support/eventually.js';
import { startRestartablePostgres, type RestartablePostgres } from '../../support/restartable-postgres.js';
import { startTcpProxy } from '../../support/tcp-proxy.js';
import { appended, follow, idsOf, newEvents, uniqueStream } from './event-store.samples.js';
import { startLogDatabase, waitingForLock, type LogDatabase } from './postgres-store.fixture.js';

let server: RestartablePostgres;
let log: LogDatabase;
beforeAll(async () => {
  server = await startRestartablePostgres();
  log = await startLogDatabase(server);
}, 120_000);
afterAll(async () => {
  await log.stop();
  await server.stop();
}, 60_000);

const all = { direction: 'forwards', limit: 10_000 } as const;

describe('the event store in an outage', () => {
  it.each(['SIGINT', 'SIGQUIT', 'SIGKILL'] as const)(
    'loses and doubles nothing when the server ends by %s under load',
    async (signal) => {
      const store = log.open();
      const streams = Array.from({ length: 8 }, uniqueStream);
      const written = streams.map(() => newEvents(60));
      const after = await store.head();
      const count = written.flat().length;
      const reading = follow(store, { after, streams: new Set(streams), count, deadlineMs: 80_000 });
      const seen = new Set<string>();
      const writing = Promise.all(streams.map((stream, n) => appendStubbornly(store, stream, written[n] ?? [], seen)));
      await eventually(async () => {
        expect(
          await log.db.query('select 1 from events where position > $1 offset 100 limit 1', [after ?? 0n]),
        ).toHaveProperty('rowCount', 1);
      });
      await server.down(signal);
      await server.up();
      await writing;
      const read = await reading;
      expect([...seen]).not.toEqual(['appended']);
      for (const [n, stream] of streams.entries()) {
        const own = idsOf(written[n] ?? []);
        expect(idsOf(await store.readStream(stream, all))).toEqual(own);
        expect(idsOf(read.filter((event) => event.stream === stream))).toEqual(own);
      }
      expect(read).toHaveLength(count);
    },
    120_000,
  );

  it('delivers everything after its listening connection was killed, and listens again', async () => {
    const [reader, writer] = [log.open(), log.open()];
    const stream = uniqueStream();
    const events = newEvents(6);
    const batches = reader
      .subscribe({ after: await reader.head(), signal: AbortSignal.timeout(40_000) })
      [Symbol.asyncIterator]();
    const first = batches.next();
    await eventually(async () => {
      expect(await listeners()).not.toEqual([]);
    });
    appended(await writer.append(stream, 'none', events.slice(0, 2)));
    const seen: RecordedEvent[] = [...((await first).value as readonly RecordedEvent[])];
    const before = await listeners();
    await log.db.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'event-store-listener'",
    );
    appended(await writer.append(stream, 1n, events.slice(2, 4)));
    while (seen.length < 4) seen.push(...((await batches.next()).value as readonly RecordedEvent[]));
    await eventually(async () => {
      expect((await listeners()).filter((pid) => !before.includes(pid))).not.toEqual([]);
    });
    appended(await writer.append(stream, 3n, events.slice(4)));
    while (seen.length < 6) seen.push(...((await batches.next()).value as readonly RecordedEvent[]));
    expect(idsOf(seen)).toEqual(idsOf(events));
    await batches.return?.();
  }, 60_000);

  it('answers unavailable, and reads throw, where no server is', async () => {
    const store = log.open(`postgres://nobody@127.0.0.1:${await freePort()}/none`);
    expect(await store.append(uniqueStream(), 'none', newEvents(1))).toMatchObject({
      status: 'unavailable',
      cause: expect.stringContaining('ECONNREFUSED'),
    });
    await expect(store.readStream(uniqueStream(), all)).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
    await expect(store.head()).rejects.toMatchObject({ name: 'EventStoreUnavailableError' });
  });

  it('answers unknown when the answer is lost, and the repeat tells what happened', async () => {
    const proxy = await startTcpProxy(Number(new URL(server.url).port));
    const url = new URL(server.url);
    url.port = String(proxy.port);
    const store = log.open(url.href);
    const [stream, events] = [uniqueStream(), newEvents(2)];
    appended(await store.append(uniqueStream(), 'none', newEvents(1)));
    proxy.swallowAnswers();
    expect(await store.append(stream, 'none', events)).toMatchObject({ status: 'unknown' });
    proxy.heal();
    const [{ position } = { position: 0n }] = await log.open().readStream(stream, { direction: 'backwards', limit: 1 });
    expect(await store.append(stream, 'none', events)).toEqual({ status: 'appended', revision: 1n, position });
    await store.close();
    await proxy.stop();
  }, 30_000);

  it('answers unavailable, and has written nothing, when another holds the head too long', async () => {
    const store = log.open();
    const holder = await log.db.connect();
    await holder.query('begin; select * from event_log_head for update');
    const [stream, late] = [uniqueStream(), uniqueStream()];
    const first = store.append(stream, 'none', newEvents(1));
    await eventually(async () => {
      expect(await waitingForLock(log.db)).toBe(1);
    });
    const second = store.append(late, 'none', newEvents(1));
    expect(await first).toMatchObject({ status: 'unavailable', cause: expect.stringContaining('57014') });
    await holder.query('rollback');
    holder.release();
    expect(await second).toMatchObject({ status: 'appended' });
    expect(await store.readStream(stream, all)).toEqual([]);
  }, 30_000);

  it('answers unknown when its connection is killed while it waits, and goes on with another', async () => {
    const store = log.open();
    const holder = await log.db.connect();
    await holder.query('begin; select * from event_log_head for update');
    const [stream, events] = [uniqueStream(), newEvents(1)];
    const first = store.append(stream, 'none', events);
    await eventually(async () => {
      expect(await waitingForLock(log.db)).toBe(1);
    });
    await log.db.query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'");
    expect(await first).toMatchObject({ status: 'unknown' });
    await holder.query('rollback');
    holder.release();
    expect(await store.append(stream, 'none', events)).toMatchObject({ status: 'appended', revision: 0n });
  }, 30_000);
});

const listeners = async (): Promise<number[]> => {
  const { rows } = await log.db.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'event-store-listener' and query like 'listen%'",
  );
  return rows.map(({ pid }) => pid);
};

/** Appends one after the other; what failed for the moment is tried again as it was, as the port advises. */
const appendStubbornly = async (
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  statuses: Set<string>,
): Promise<void> => {
  for (const [n, event] of events.entries()) {
    for (let status = ''; status !== 'appended';) {
      const result = await store.append(stream, n === 0 ? 'none' : BigInt(n - 1), [event]);
      ({ status } = result);
      statuses.add(status);
      if (status === 'unavailable' || status === 'unknown') await pause(20);
      else expect(result).toMatchObject({ status: 'appended', revision: BigInt(n) });
    }
  }
};
