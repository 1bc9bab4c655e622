import { setTimeout as pause } from 'node:timers/promises';
import { createProgress } from '#backend/platform/projections/create-progress.js';
import { type Projector } from '#backend/platform/projections/projector.js';
import { type SourceEvent } from '#backend/platform/subscriptions/event-source.js';
import { eventually } from '../../support/eventually.js';
import { MemorySource } from '../../support/projections/memory-source.js';
import { expectedRows } from '../../support/projections/projection-database.js';
import { idsOf, turnOf } from '../../support/projections/sagas.js';
import { sample } from '../../support/projections/samples.js';
import { ProjectorFixture } from './projector.fixture.js';

const fixture = new ProjectorFixture();
const { start, head, caughtUp } = fixture;
const backendsOf = async (name: string): Promise<number> => {
  const { rows } = await fixture.database.db.query<{ ended: number }>(
    'select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity where application_name = $1 and datname = current_database()',
    [name],
  );
  return rows[0]?.ended ?? 0;
};

it('reads the log from its beginning, and then what comes', async () => {
  const projector = start();
  await caughtUp(projector);
  fixture.source.append(...turnOf(idsOf(0), 5));
  await caughtUp(projector);
  expect(projector.state).toBe('live');
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
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
  fixture.source.append(sample('TokensGranted', { userId: 'late' }));
  expect(await next).toBe(true);
  expect(await fixture.database.rows('wallet')).toContainEqual(expect.objectContaining({ userId: 'late' }));
  expect(await projector.progress.waitFor(head() + 1n, 30)).toBe(false);
});

it('is heard by other processes', async () => {
  const projector = start();
  await caughtUp(projector);
  const progress = createProgress({ databaseUrl: fixture.database.url, log: fixture.log });
  expect(await progress.waitFor(head(), 10_000)).toBe(true);
  const next = progress.waitFor(head() + 1n, 10_000);
  fixture.source.append(sample('TokensGranted'));
  expect(await next).toBe(true);
  expect(await progress.waitFor(head() + 1n, 30)).toBe(false);

  await eventually(async () => {
    expect(await backendsOf('steppes-progress')).toBe(1);
  });
  fixture.source.append(sample('TokensGranted'));
  expect(await progress.waitFor(head(), 10_000)).toBe(true);
  await progress.close();
});

it('goes on where it was left, however often it is stopped', async () => {
  for (let run = 0; run < 4; run++) {
    fixture.source.append(...turnOf(idsOf(1), 5 + run));
    const projector = start({ maxBatch: 7 });
    await projector.progress.waitFor(BigInt(10 * (run + 1)), 10_000);
    await projector.stop();
    expect(projector.state).toBe('stopped');
  }
  await caughtUp(start());
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
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
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
  expect(fixture.log.of('warn').length).toBeGreaterThan(0);
  expect(fixture.log.of('error')).toEqual([]);
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
  fixture.source.append(...turnOf(idsOf(2), 5));
  await caughtUp(second);
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
});

describe('an event that cannot be projected', () => {
  const poisoned = async (): Promise<Projector> => {
    fixture.source.append(sample('SessionStarted', { startedAt: 'the day before' }, 'poison'), sample('TokensGranted'));
    const reported: string[] = [];
    const projector = start({ onPoison: ({ message }) => reported.push(message) });
    await eventually(() => {
      expect(projector.state).toBe('poisoned');
    });
    expect(reported).toEqual([
      expect.stringMatching(/^SessionStarted poison at position \d+ can't be handled: .*"the day before"/),
    ]);
    return projector;
  };

  it('stops the reader loudly, with all before it read and nothing after', async () => {
    const projector = await poisoned();
    expect(projector.ready).toBe(false);
    expect(projector.error?.name).toBe('PoisonEventError');
    expect(fixture.log.of('error')).toHaveLength(1);
    expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events.slice(0, -2)));
    expect(await projector.progress.waitFor(head(), 20)).toBe(false);
  });

  it('is where a mended projector goes on', async () => {
    await (await poisoned()).stop();
    const mended = new MemorySource(
      [...fixture.source.events.slice(0, -2), sample('TokensGranted'), sample('TokensGranted')],
      fixture.source.id,
    );
    await caughtUp(start({ source: mended }));
  });
});

it('outlives a log that fails and says so now and then', async () => {
  let failures = 0;
  const flaky = {
    head: () => fixture.source.head(),
    identity: () => fixture.source.identity(),
    holds: (position: bigint) => fixture.source.holds(position),
    async *subscribe(options: Parameters<MemorySource['subscribe']>[0]): AsyncGenerator<readonly SourceEvent[]> {
      for await (const batch of fixture.source.subscribe({ ...options, maxBatch: 10 })) {
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
  expect(fixture.log.of('warn').length).toBeLessThanOrEqual(4);
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
});

it('outlives a database that is away when it starts', async () => {
  const projector = start({ databaseUrl: fixture.database.url.replace(/:\d+\//, ':1/') });
  await eventually(() => {
    expect(projector.state).toBe('retrying');
  });
  expect(projector.ready).toBe(false);
  await projector.stop();
  expect(projector.state).toBe('stopped');
});

it('keeps up with many that write at once', async () => {
  const projector = start();
  await Promise.all(
    Array.from({ length: 20 }, async (_, saga) => {
      for (let turn = 10; turn < 20; turn++) {
        const position = fixture.source.append(...turnOf(idsOf(saga), turn));
        expect(await projector.progress.waitFor(position, 20_000)).toBe(true);
        await pause(0);
      }
    }),
  );
  expect(await fixture.database.everything()).toEqual(expectedRows(fixture.source.events));
});
