import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startApp } from '../../support/app.js';
import { putCluster } from '../../support/cluster-copy.js';

it('a game goes on with its own database after it was killed', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'killed-'));
  const pidFile = path.join(dataDir, 'postgres/data/postmaster.pid');
  const serverPid = async (): Promise<number> =>
    Number((await readFile(pidFile, 'utf8').catch(() => '0')).split('\n')[0]);
  await putCluster(dataDir);
  const first = await startApp({ dataDir });
  const pid = await serverPid();
  await first.kill();
  const second = await startApp({ dataDir });
  expect(await serverPid()).toBe(pid);
  expect(second.output()).toContain('Using the database server that is already running');
  expect(await second.stop()).toBe(0);
  expect(await serverPid()).toBe(0);
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});
