import { setTimeout as pause } from 'node:timers/promises';
import { READ_MODELS, type ReadModel } from '#projections/read-models.js';
import { LOCKS } from '#backend/platform/projections/connection.js';
import { createProgress } from '#backend/platform/projections/create-progress.js';
import { type LoggedEvent } from '#backend/platform/projections/event-source.js';
import { type Projector, type ProjectorOptions, startProjector } from '#backend/platform/projections/projector.js';
import { RebuildUnderWayError } from '#backend/platform/projections/rebuild.js';
import { eventually } from '../../support/eventually.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import {
  expectedRows,
  type ProjectionDatabase,
  startProjectionDatabase,
} from '../../support/projections/projection-database.js';
import { RecordingLog } from '../../support/projections/recording-log.js';
import { idsOf, sagaLog, turnOf } from '../../support/projections/sagas.js';
import { sample } from '../../support/projections/samples.js';

let database: ProjectionDatabase;
let log: RecordingLog;
let source: MemorySource;
const running: Projector[] = [];
beforeEach(async () => {
  database = await startProjectionDatabase();
  log = new RecordingLog();
  source = new MemorySource(sagaLog({ sagas: 3, turns: 4 }));
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((projector) => projector.stop()));
  await database.stop();
});

const start = (over: Partial<ProjectorOptions> = {}): Projector => {
  const projector = startProjector({ databaseUrl: database.url, source, log, standByMs: 20, ...over });
  running.push(projector);
  return projector;
};
const head = (): bigint => BigInt(source.events.length);
const caughtUp = async (projector: Projector): Promise<void> => {
  expect(await projector.progress.waitFor(head(), 20_000)).toBe(true);
};
const backendsOf = async (name: string): Promise<number> => {
  const { rows } = await database.db.query<{ ended: number }>(
    'select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  );
  return rows[0]?.ended ?? 0;
};

it('reads the log from its beginning, and then what comes', async () => {
  const projector = start();
  await caughtUp(projector);
  source.append(...turnOf(idsOf(0), 5));
  await caughtUp(projector);
  expect(projector.state).toBe('live');
  expect(await database.everything()).toEqual(expectedRows(source.events));
});

it('is ready only when it has caught up', async () => {
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const projector = start({ maxBatch: 10, onPoint: () => held });
  await eventually(() => {
    expect(projector.state).toBe('catching-up');
  });
  expect(projector.ready).toBe(false);
  goOn();
  await eventually(() => {
    expect(projector.ready).toBe(true);
  });
});

it('lets an answer wait for its own write, but not for ever', async () => {
  const projector = start();
  await caughtUp(projector);
  const next = projector.progress.waitFor(head() + 1n, 10_000);
  source.append(sample('TokensGranted', { userId: 'late' }));
  expect(await next).toBe(true);
  expect(await database.rows('wallet')).toContainEqual(expect.objectContaining({ userId: 'late' }));
  expect(await projector.progress.waitFor(head() + 1n, 30)).toBe(false);
});

it('is heard by other processes', async () => {
  const projector = start();
  await caughtUp(projector);
  const progress = createProgress({ databaseUrl: database.url, log });
  expect(await progress.waitFor(head(), 10_000)).toBe(true);
  const next = progress.waitFor(head() + 1n, 10_000);
  source.append(sample('TokensGranted'));
  expect(await next).toBe(true);
  expect(await progress.waitFor(head() + 1n, 30)).toBe(false);

  await eventually(async () => {
    expect(await backendsOf('steppes-progress')).toBe(1);
  });
  source.append(sample('TokensGranted'));
  expect(await progress.waitFor(head(), 10_000)).toBe(true);
  await progress.close();
});

it('goes on where it was left, however often it is stopped', async () => {
  for (let run = 0; run < 4; run++) {
    source.append(...turnOf(idsOf(1), 5 + run));
    const projector = start({ maxBatch: 7 });
    await projector.progress.waitFor(BigInt(10 * (run + 1)), 10_000);
    await projector.stop();
    expect(projector.state).toBe('stopped');
  }
  await caughtUp(start());
  expect(await database.everything()).toEqual(expectedRows(source.events));
});

it('writes every event once when its connection is killed between rows and commit, again and again', async () => {
  let points = 0;
  const projector = start({
    maxBatch: 9,
    onPoint: async () => {
      points += 1;
      if (points % 2 === 1) await backendsOf('steppes-projector');
    },
  });
  await caughtUp(projector);
  expect(await database.everything()).toEqual(expectedRows(source.events));
  expect(log.of('warn').length).toBeGreaterThan(0);
  expect(log.of('error')).toEqual([]);
});

it('has one that leads; another stands by and takes over', async () => {
  const first = start();
  await caughtUp(first);
  const second = start();
  await eventually(() => {
    expect(second.state).toBe('stand-by');
  });
  expect(second.ready).toBe(true);
  await first.stop();
  await eventually(() => {
    expect(second.state).toBe('live');
  });
  source.append(...turnOf(idsOf(2), 5));
  await caughtUp(second);
  expect(await database.everything()).toEqual(expectedRows(source.events));
});

describe('an event that cannot be projected', () => {
  const poisoned = async (): Promise<Projector> => {
    source.append(sample('SessionStarted', { startedAt: 'the day before' }, 'poison'), sample('TokensGranted'));
    const reported: string[] = [];
    const projector = start({ onPoison: ({ message }) => reported.push(message) });
    await eventually(() => {
      expect(projector.state).toBe('poisoned');
    });
    expect(reported).toEqual([
      expect.stringMatching(/^SessionStarted poison at position \d+ can't be projected: .*"the day before"/),
    ]);
    return projector;
  };

  it('stops the reader loudly, with all before it read and nothing after', async () => {
    const projector = await poisoned();
    expect(projector.ready).toBe(false);
    expect(projector.error?.name).toBe('PoisonEventError');
    expect(log.of('error')).toHaveLength(1);
    expect(await database.everything()).toEqual(expectedRows(source.events.slice(0, -2)));
    expect(await projector.progress.waitFor(head(), 20)).toBe(false);
  });

  it('is where a mended projector goes on', async () => {
    await (await poisoned()).stop();
    const mended = new MemorySource([...source.events.slice(0, -2), sample('TokensGranted'), sample('TokensGranted')]);
    await caughtUp(start({ source: mended }));
  });
});

it('outlives a log that fails and says so now and then', async () => {
  let failures = 0;
  const flaky = {
    head: () => source.head(),
    async *subscribe(options: Parameters<MemorySource['subscribe']>[0]): AsyncGenerator<readonly LoggedEvent[]> {
      for await (const batch of source.subscribe({ ...options, maxBatch: 10 })) {
        yield batch;
        if (failures++ < 6) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      }
    },
  };
  const projector = start({ source: flaky });
  await caughtUp(projector);
  await eventually(() => {
    expect(projector.state).toBe('live');
  });
  expect(projector.error).toBeNull();
  expect(log.of('warn').length).toBeLessThanOrEqual(4);
  expect(await database.everything()).toEqual(expectedRows(source.events));
});

it('outlives a database that is away when it starts', async () => {
  const projector = start({ databaseUrl: database.url.replace(/:\d+\//, ':1/') });
  await eventually(() => {
    expect(projector.state).toBe('retrying');
  });
  expect(projector.ready).toBe(false);
  await projector.stop();
  expect(projector.state).toBe('stopped');
});

describe('a read model of another version', () => {
  const users = READ_MODELS.filter(({ table }) => table.name === 'users');
  const others = READ_MODELS.filter(({ table }) => table.name !== 'users');
  const louder = users.map((model) => ({
    ...model,
    projection: {
      ...model.projection,
      version: 2,
      project: (event: LoggedEvent) =>
        model.projection
          .project(event)
          .map((change) =>
            change.kind === 'upsert' && 'username' in change.row
              ? { ...change, row: { ...change.row, username: String(change.row.username).toUpperCase() } }
              : change,
          ),
    },
  }));

  const readOnce = async (models: readonly ReadModel[]): Promise<void> => {
    const projector = start({ models });
    await caughtUp(projector);
    await projector.stop();
  };

  it('is filled beside the live one, which serves until the other takes its place', async () => {
    await readOnce(READ_MODELS);
    const projector = start({ models: [...others, ...louder] });
    await eventually(() => {
      expect(projector.state).toBe('live');
    });
    await caughtUp(projector);
    expect((await database.rows('users')).map(({ username }) => username)).toEqual([
      'GUEST_USER-0',
      'GUEST_USER-1',
      'GUEST_USER-2',
    ]);
    const { rows } = await database.db.query<{ read_model: string; version: number }>(
      'select table_name, read_model, version, live from projection_checkpoints where read_model = $1',
      ['users'],
    );
    expect(rows).toEqual([{ table_name: 'users', read_model: 'users', version: 2, live: true }]);
    source.append(sample('GuestCreated', { userId: 'user-9', username: 'Guest_user-9' }));
    await caughtUp(projector);
    expect(await database.rows('users')).toContainEqual(expect.objectContaining({ username: 'GUEST_USER-9' }));
  });

  it('does not hold up the others, even when it fails', async () => {
    await readOnce(others);
    const rival = await database.db.connect();
    await rival.query('select pg_advisory_lock($1)', [LOCKS.rebuild]);
    const projector = start();
    await eventually(() => {
      expect(projector.error).toBeInstanceOf(RebuildUnderWayError);
    });
    source.append(...turnOf(idsOf(1), 9));
    await caughtUp(projector);
    expect(projector.ready).toBe(false);
    expect((await database.rows('wallet_payments')).map(({ commandId }) => commandId)).toContain('session-1-9');
    rival.release(true);
    await eventually(() => {
      expect(projector.state).toBe('live');
    });
    await caughtUp(projector);
    expect(await database.everything()).toEqual(expectedRows(source.events));
  });
});

it('keeps up with many that write at once', async () => {
  const projector = start();
  await Promise.all(
    Array.from({ length: 20 }, async (_, saga) => {
      for (let turn = 10; turn < 20; turn++) {
        const position = source.append(...turnOf(idsOf(saga), turn));
        expect(await projector.progress.waitFor(position, 20_000)).toBe(true);
        await pause(0);
      }
    }),
  );
  expect(await database.everything()).toEqual(expectedRows(source.events));
});
