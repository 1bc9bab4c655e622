import { defineQueue } from '#backend/platform/jobs/queue.js';
import { createPostgresJobs } from '#backend/platform/jobs/postgres-jobs.js';
import { eventually } from '../../support/eventually.js';
import { startTestDatabase } from '../../support/postgres.js';
import { quietLog } from '../../support/quiet-log.js';
import { startTcpProxy } from '../../support/tcp-proxy.js';

const [KNOWN, UNKNOWN] = [defineQueue({ name: 'known' }), defineQueue({ name: 'unknown' })];
it('jobs that begin while their Postgres is away are done when it is back', async () => {
  const database = await startTestDatabase();
  const { port, pathname, username, password } = new URL(database.url);
  const proxy = await startTcpProxy(Number(port));
  const jobs = createPostgresJobs({
    databaseUrl: `postgres://${username}:${password}@127.0.0.1:${proxy.port}${pathname}`,
    log: quietLog,
  });
  await jobs.add(KNOWN, {}, { id: 'first' });
  proxy.heal();
  proxy.swallowAnswers();
  const done: unknown[] = [];
  await jobs.work(UNKNOWN, ({ n }) => {
    done.push(n);
    return Promise.resolve();
  });
  await expect(jobs.add(UNKNOWN, { n: 1 }, { id: 'lost' })).rejects.toThrow();
  proxy.heal();
  await eventually(() => jobs.add(UNKNOWN, { n: 2 }, { id: 'late' }), 20_000);
  await eventually(() => expect(done).toContain(2), 20_000);
  await jobs.close();
  await proxy.stop();
  await database.stop();
}, 60_000);
