import fc from 'fast-check';
import type pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { liveCheckpoints, type TargetTable } from '#backend/platform/projections/checkpoints.js';
import { connectProjecting } from '#backend/platform/projections/connection.js';
import { type SourceEvent } from '#backend/platform/subscriptions/event-source.js';
import { CheckpointMovedError, PoisonEventError } from '#backend/platform/subscriptions/failures.js';
import { createReadModelTables } from '#backend/platform/projections/read-model-tables.js';
import { BatchWriter, type OnPoint } from '#backend/platform/projections/write-batch.js';
import { anyLog } from '../../support/projections/log.arbitrary.js';
import {
  expectedRows,
  type ProjectionDatabase,
  startProjectionDatabase,
} from '../../support/projections/projection-database.js';
import { type AnyEnvelope, sample } from '../../support/projections/samples.js';
import { ignored } from '#backend/shared/ignored.js';

let database: ProjectionDatabase;
let client: pg.Client;
let writer: BatchWriter;
beforeAll(async () => {
  database = await startProjectionDatabase();
  client = await connectProjecting(database.url, 'test');
  await createReadModelTables(client, READ_MODELS);
  writer = writerOn(client);
});
afterAll(async () => {
  await client.end();
  await database.stop();
});
beforeEach(() => empty());

const empty = async (): Promise<void> => {
  await database.db.query(`truncate ${(await targets()).map(({ table }) => table).join(', ')}`);
  await database.db.query('update projection_checkpoints set position = null');
};
const logged = (events: readonly AnyEnvelope[]): readonly SourceEvent[] =>
  events.map((event, n) => ({ ...event, position: BigInt(n + 1) }));
const targets = async (): Promise<readonly TargetTable[]> => {
  const live = await liveCheckpoints(client);
  return READ_MODELS.map((model) => ({
    model,
    table: live.get(model.table.name)?.table ?? '',
    position: live.get(model.table.name)?.position ?? null,
  }));
};
const writerOn = (connection: pg.Client, onPoint?: OnPoint): BatchWriter =>
  new BatchWriter(connection, { announce: false, ...(onPoint ? { onPoint } : {}) });
const positions = async (): Promise<readonly (string | null)[]> => {
  const { rows } = await database.db.query<{ position: string | null }>(
    'select distinct position from projection_checkpoints',
  );
  return rows.map(({ position }) => position);
};

it('makes of any log, cut into any batches, what its changes say one by one', async () => {
  await fc.assert(
    fc.asyncProperty(anyLog(), fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1 }), async (events, sizes) => {
      await empty();
      let left = logged(events);
      let moved = await targets();
      for (let n = 0; left.length > 0; n++) {
        const size = sizes[n % sizes.length] ?? 1;
        moved = await writer.write(moved, left.slice(0, size));
        left = left.slice(size);
      }
      expect(await database.everything()).toEqual(expectedRows(events));
      expect(await positions()).toEqual([events.length === 0 ? null : String(events.length)]);
    }),
    { numRuns: 40 },
  );
});

const saga = logged([
  sample('GuestCreated'),
  sample('TokensGranted'),
  sample('SessionStarted'),
  sample('TokenSpent'),
  sample('TurnResolved'),
  sample('TurnNarrated'),
]);

/** The driver's errors for a connection that the server has ended: either may come first. */
const LOST = /terminat|connection error/;

it('writes rows and checkpoint in one transaction: killed between, neither is there', async () => {
  const victim = await connectProjecting(database.url, 'victim');
  const {
    rows: [own],
  } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid');
  const seen: unknown[] = [];
  const killer: OnPoint = async (point) => {
    seen.push(point);
    await database.db.query('select pg_terminate_backend($1)', [own?.pid]);
  };
  await expect(writerOn(victim, killer).write(await targets(), saga)).rejects.toThrow(LOST);
  await victim.end().catch(ignored.whileClosing);
  expect(seen).toEqual(['projection:rows-written']);
  expect(await positions()).toEqual([null]);
  expect(await database.everything()).toEqual(expectedRows([]));

  await writer.write(await targets(), saga);
  expect(await database.everything()).toEqual(expectedRows(saga));
});

it('writes once what two runners read: the second finds the checkpoint moved', async () => {
  const other = await connectProjecting(database.url, 'rival');
  const start = await targets();
  const results = await Promise.allSettled([writer.write(start, saga), writerOn(other).write(start, saga)]);
  await other.end();
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(results.find((result) => result.status === 'rejected')?.reason).toBeInstanceOf(CheckpointMovedError);
  expect(await database.everything()).toEqual(expectedRows(saga));
});

it('passes over what a table has already', async () => {
  await writer.write(await targets(), saga.slice(0, 4));
  await database.db.query('delete from users');
  const moved = await writer.write(await targets(), saga);
  expect(new Set(moved.map(({ position }) => position))).toEqual(new Set([6n]));
  expect(await database.rows('users')).toEqual([]);
  expect(await database.rows('game_stories')).toEqual(expectedRows(saga)['game_stories']);
});

it('keeps all that comes before an event that the database refuses, and names the event', async () => {
  const bad = sample('TurnResolved', { resolvedAt: 'not a time' }, 'bad-event');
  const events = logged([...saga, bad, sample('SaveDeleted')]);
  await expect(writer.write(await targets(), events)).rejects.toThrow(PoisonEventError);
  await expect(writer.write(await targets(), events.slice(saga.length))).rejects.toThrow(
    /TurnResolved bad-event at position 7 .* "not a time"/,
  );
  expect(await positions()).toEqual(['6']);
  expect(await database.everything()).toEqual(expectedRows(saga));
});

it('sends a batch in two writes: the second is the commit', async () => {
  const connection = await connectProjecting(database.url, 'counted');
  const { stream } = (connection as unknown as { connection: { stream: { _writeGeneric: () => unknown } } }).connection;
  const sent = jest.spyOn(stream, '_writeGeneric');
  await new BatchWriter(connection, { announce: true }).write(await targets(), saga);
  expect(sent).toHaveBeenCalledTimes(2);
  await connection.end();
  expect(await database.everything()).toEqual(expectedRows(saga));
});

it('writes a batch of thousands of rows', async () => {
  const many = logged(
    Array.from({ length: 20_000 }, (_, n) =>
      sample('TokenSpent', { commandId: `cmd-${n % 9_000}`, actionsTakenAfter: n }),
    ),
  );
  await writer.write(await targets(), many);
  expect(await database.rows('wallet_payments')).toHaveLength(9_000);
  expect(await database.rows('users')).toMatchObject([{ totalActionsTaken: 19_999, position: '20000' }]);
});
