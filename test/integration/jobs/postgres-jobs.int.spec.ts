import pg from 'pg';
import { defineQueue, type Queue } from '#backend/platform/jobs/queue.js';
import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { startTestDatabase, type TestDatabase } from '../../support/postgres.js';
import { eventually } from '../../support/eventually.js';
import { quietLog } from '../../support/quiet-log.js';
import { clockContract } from './clock.contract.js';
import { jobsContract, type JobsUnderTest } from './jobs.contract.js';
import { queueContract } from './queue.contract.js';
import { jobsOutageContract } from './jobs-outage.contract.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.stop());

const cutConnections = async (): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await client.end();
};

const under: JobsUnderTest = {
  kind: 'postgres',
  url: () => database.url,
  cutConnections,
  // Postgres has no times of its own: the processes name the present.
  expireLater: () => Promise.resolve(),
  removeJob: async (queue, id, ageMs = 60_000) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query('delete from bullmq.job where queue = $1 and id = $2', [queue, id]);
    await client.query('update bullmq.steppes_job_order set entered_at = entered_at - make_interval(secs => $1)', [
      ageMs / 1_000,
    ]);
    await client.end();
  },
  open: (options = {}) => createPostgresJobs({ databaseUrl: database.url, log: quietLog, ...options }),
};
jobsContract('Postgres', under);
queueContract('Postgres', under);
clockContract('Postgres', under);
jobsOutageContract('Postgres', (port) =>
  createPostgresJobs({ databaseUrl: `postgres://nobody@127.0.0.1:${port}/none`, log: quietLog }),
);

it('queues do not starve each other, however many there are', async () => {
  const jobs = createPostgresJobs({ databaseUrl: database.url, log: quietLog });
  const queues = Array.from({ length: 24 }, (_, n) => defineQueue({ name: `one-of-many-${n}` }));
  const done: unknown[] = [];
  const work = ({ n }: { readonly n?: unknown }): Promise<void> => Promise.resolve(void done.push(n));
  try {
    for (const queue of queues) await jobs.work(queue, work);
    // On a busy machine an attempt may be given up; the same job is added once.
    const add = (queue: Queue, n: number) => eventually(() => jobs.add(queue, { n }, { id: 'only' }), 20_000);
    await Promise.all(queues.map(add));
    await eventually(() => expect(done).toHaveLength(queues.length), 20_000);
  } finally {
    await jobs.close();
  }
}, 60_000);
