import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { putCluster } from '#test/support/cluster-copy.js';
import { ignored } from '#backend/shared/ignored.js';
import { poll } from '../net/poll.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { dataDir, pidFile, query, serverPid, startElsewhere } from '#test/support/postgres-folder.js';

describe('the embedded Postgres, when processes were killed', () => {
  it('is found again after its starting process was killed', async () => {
    await putCluster(dataDir);
    const { child, url } = await startElsewhere();
    const pid = await serverPid();
    child.kill('SIGKILL');
    await once(child, 'exit');
    const server = await startEmbeddedPostgres({ dataDir });
    expect(server).toMatchObject({ adopted: true, url });
    expect(await serverPid()).toBe(pid);
    await server.stop();
    expect(await serverPid()).toBe(0);
  });

  it('starts although a pid file names a foreign living process', async () => {
    await putCluster(dataDir);
    const first = await startEmbeddedPostgres({ dataDir });
    const lines = await readFile(pidFile(), 'utf8');
    await first.stop();
    await writeFile(pidFile(), lines.replace(/^\d+/, String(process.pid)), { mode: 0o600 });
    const again = await startEmbeddedPostgres({ dataDir });
    expect(again.adopted).toBe(false);
    await again.stop();
  });

  it('waits for the last children of a server that was killed', async () => {
    await putCluster(dataDir);
    const first = await startEmbeddedPostgres({ dataDir });
    await query(first.url, 'create table kept as select 7 as n');
    const busy = query(first.url, 'select count(*) from generate_series(1, 8000000)').catch(ignored.seenByItsOutcome);
    await poll(
      async () =>
        (
          await query(
            first.url,
            "select 1 from pg_stat_activity where state = 'active' and query like '%generate%series(1, 8%'",
          )
        ).length > 1 || undefined,
      { withinMs: 5_000 },
    );
    await first.release();
    process.kill(await serverPid(), 'SIGKILL');
    const again = await startEmbeddedPostgres({ dataDir });
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await busy;
    await again.stop();
  });

  it('is started again, at the same address, when it dies during use', async () => {
    await putCluster(dataDir);
    const server = await startEmbeddedPostgres({ dataDir });
    const pid = await serverPid();
    process.kill(pid, 'SIGKILL');
    const answer = await poll(() => query(server.url, 'select 1 as n').catch(ignored.madeUpFor), { withinMs: 20_000 });
    expect(answer).toEqual([{ n: 1 }]);
    expect(await serverPid()).not.toBe(pid);
    await server.stop();
    expect(await serverPid()).toBe(0);
  });
});
