import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type EventStore, type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { EVENT_STORE_MIGRATIONS } from '#backend/platform/event-store/postgres/event-store-migrations.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';
import { JobsUnavailableError } from '#backend/platform/jobs/jobs.port.js';
import { type LoggedEvent } from '#backend/platform/log/event-reader.js';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { type Logger } from '#backend/platform/logger.port.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { reactionCheckpointsMigration } from '#backend/platform/reactions/reaction-checkpoints.migration.js';
import { reactionsOfALogMigration } from '#backend/platform/reactions/reactions-of-a-log.migration.js';
import { type RunningReaction, startReaction } from '#backend/platform/reactions/reaction-runner.js';
import { eventually } from '../../support/eventually.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';

const SENT = defineQueue({ name: 'sent' });
/** Saves that are sent, one job for each. */
const reaction: Reaction = {
  name: 'send-saves',
  types: ['GameSaved'],
  startsAt: 'beginning',
  queues: [SENT],
  jobsFor: (events) =>
    events.map((cause) => ({ queue: SENT, data: { id: cause.id }, options: { id: `sent-${cause.id}` }, cause })),
};
const decode = (batch: readonly RecordedEvent[]): Promise<readonly LoggedEvent[]> => {
  if (batch.some(({ data }) => data.includes('unreadable'))) return Promise.reject(new UnreadableEventError('no key'));
  return Promise.resolve(
    batch.map(
      (event) =>
        ({
          ...event,
          data: JSON.parse(event.data) as unknown,
          metadata: JSON.parse(event.metadata) as unknown,
        }) as LoggedEvent,
    ),
  );
};

let database: TestDatabase;
let store: EventStore;
const running: RunningReaction[] = [];
beforeEach(async () => {
  database = await startTestDatabase();
  await migrate(database.url, [...EVENT_STORE_MIGRATIONS, reactionCheckpointsMigration, reactionsOfALogMigration]);
  store = createPostgresEventStore({ connectionString: database.url });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.stop()));
  await store.close();
  await database.stop();
});

const append = async (type: string, data = '{}'): Promise<string> => {
  const id = randomUUID();
  await store.append(`save-${id}`, 'none', [{ id, type, version: 1, data, metadata: '{}' }]);
  return id;
};
const saves = async (count: number): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    await append('SavePlayed');
    ids.push(await append('GameSaved'));
  }
  return ids;
};
const start = (
  add: (id: string) => Promise<void> | void,
  of: Reaction = reaction,
  error: Logger['error'] = () => undefined,
): RunningReaction => {
  const jobs = {
    add: async (_queue: Queue, { id }: Readonly<Record<string, unknown>>) => {
      await add(String(id));
    },
  };
  const one = startReaction({
    reaction: of,
    store,
    decode,
    jobs,
    log: { ...quietLog, error },
    databaseUrl: database.url,
    standByMs: 50,
  });
  running.push(one);
  return one;
};
const unique = (ids: readonly string[]): readonly string[] => [...new Set(ids)];
const query = async <R extends pg.QueryResultRow>(text: string): Promise<readonly R[]> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return (await client.query<R>(text).finally(() => client.end())).rows;
};

describe('a reaction', () => {
  it('makes jobs of everything of its types, from the beginning and then live, in order', async () => {
    const added: string[] = [];
    const before = await saves(20);
    start((id) => {
      added.push(id);
    });
    await eventually(() => expect(added).toEqual(before));
    const after = await saves(3);
    await eventually(() => expect(added).toEqual([...before, ...after]));
  });

  it('goes on where it stopped', async () => {
    const [first, second]: string[][] = [[], []];
    const lead = start((id) => {
      first?.push(id);
    });
    const before = await saves(5);
    await eventually(() => expect(first).toEqual(before));
    await lead.stop();
    const after = await saves(2);
    start((id) => {
      second?.push(id);
    });
    await eventually(() => expect(second).toEqual(after));
  });

  it('runs in one copy at a time; another takes over what is left', async () => {
    const [first, second]: string[][] = [[], []];
    const lead = start((id) => {
      first?.push(id);
    });
    const before = await saves(3);
    await eventually(() => expect(first).toEqual(before));
    start((id) => {
      second?.push(id);
    });
    const during = await saves(3);
    await eventually(() => expect(first).toEqual([...before, ...during]));
    expect(second).toEqual([]);
    await lead.stop();
    const after = await saves(3);
    await eventually(() => expect(second).toEqual(after));
  });

  it('adds every job in the end when the queue comes and goes', async () => {
    const added: string[] = [];
    // A number of outages and no rhythm: events that come as one batch are tried again as one, and would fall on the same beat for ever.
    const outages = new Set([3, 4, 8, 13]);
    let calls = 0;
    start((id) => {
      if (outages.has(++calls)) throw new JobsUnavailableError('gone');
      added.push(id);
    });
    const ids = await saves(10);
    await eventually(() => expect([...unique(added)].sort()).toEqual([...ids].sort()), 60_000);
    expect(calls).toBeGreaterThan(13);
  }, 90_000);

  it('loses nothing when its connection is cut', async () => {
    const added: string[] = [];
    start((id) => {
      added.push(id);
    });
    const ids: string[] = [];
    for (let cut = 0; cut < 3; cut++) {
      ids.push(...(await saves(4)));
      await query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'steppes-reaction' and datname = current_database()`,
      );
    }
    ids.push(...(await saves(1)));
    await eventually(() => expect(unique(added)).toEqual(ids));
  });

  it('passes over what cannot be read', async () => {
    const added: string[] = [];
    const before = await saves(1);
    await append('GameSaved', '{"is":"unreadable"}');
    const after = await saves(1);
    start((id) => {
      added.push(id);
    });
    await eventually(() => expect(added).toEqual([...before, ...after]));
  });

  it('that starts now reacts to nothing that happened before its first start, and to all that follows', async () => {
    const [first, second]: string[][] = [[], []];
    await saves(5);
    const fromNow: Reaction = { ...reaction, startsAt: 'now' };
    const one = start((id) => void first?.push(id), fromNow);
    await eventually(() => expect(one.state).toBe('live'));
    const during = await saves(2);
    await eventually(() => expect(first).toEqual(during));
    await one.stop();
    const away = await saves(2);
    start((id) => void second?.push(id), fromNow);
    await eventually(() => expect(second).toEqual(away));
  });

  it('that starts now on an empty log reacts to everything', async () => {
    const added: string[] = [];
    const one = start((id) => void added.push(id), { ...reaction, startsAt: 'now' });
    await eventually(() => expect(one.state).toBe('live'));
    const all = await saves(2);
    await eventually(() => expect(added).toEqual(all));
  });

  it('stops at an event of which it can make no jobs, and names it, with the jobs of all before it', async () => {
    const added: string[] = [];
    const before = await saves(2);
    const bad = await append('GameSaved', '{"is":"poison"}');
    await saves(1);
    const lines: { readonly error?: Error }[] = [];
    const jobsFor: Reaction['jobsFor'] = (events) => {
      if (events.some(({ data }) => 'is' in data)) throw new Error('no such save');
      return reaction.jobsFor(events);
    };
    const one = start(
      (id) => void added.push(id),
      { ...reaction, jobsFor },
      (details) => lines.push(details),
    );
    await eventually(() => expect(one.state).toBe('poisoned'));
    expect(lines.map(({ error }) => error?.message)).toEqual([expect.stringContaining(`GameSaved ${bad}`)]);
    expect(unique(added)).toEqual(before);
  });

  it('has saved its place when it stops', async () => {
    const added: string[] = [];
    const one = start((id) => {
      added.push(id);
    });
    await saves(2);
    await eventually(() => expect(added).toHaveLength(2));
    await one.stop();
    expect(await query('select name, position::text from reaction_checkpoints')).toEqual([
      { name: 'send-saves', position: '4' },
    ]);
  });
});
