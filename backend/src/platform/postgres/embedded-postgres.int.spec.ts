import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { putCluster } from '#test/support/cluster-copy.js';
import { startEmbeddedPostgres } from './embedded-postgres.js';
import { dataDir, query, serverPid, startElsewhere } from '#test/support/postgres-folder.js';

describe('the embedded Postgres', () => {
  it('is made on the first start, and keeps its data over a restart', async () => {
    const said: string[] = [];
    const first = await startEmbeddedPostgres({ dataDir, onProgress: (line) => said.push(line) });
    expect(first.adopted).toBe(false);
    await query(first.url, 'create table kept as select 7 as n');
    await first.stop();
    expect(await serverPid()).toBe(0);
    const again = await startEmbeddedPostgres({ dataDir, onProgress: (line) => said.push(line) });
    expect(await query(again.url, 'select n from kept')).toEqual([{ n: 7 }]);
    await again.stop();
    expect(said).toEqual([
      'Creating the database (first start only)',
      'Starting the database server',
      'Starting the database server',
    ]);
  });

  it('listens on this machine only, asks for its password, and loses no commit', async () => {
    await putCluster(dataDir);
    const server = await startEmbeddedPostgres({ dataDir });
    const settings = await query(
      server.url,
      "select name, setting from pg_settings where name in ('listen_addresses', 'unix_socket_directories', 'fsync', 'synchronous_commit', 'server_encoding', 'lc_collate') order by name",
    );
    expect(settings.map((row) => `${String(row['name'])}=${String(row['setting'])}`)).toEqual([
      'fsync=on',
      'listen_addresses=127.0.0.1',
      'server_encoding=UTF8',
      'synchronous_commit=on',
      'unix_socket_directories=',
    ]);
    await expect(query(server.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    expect((await stat(path.join(dataDir, 'postgres/password'))).mode & 0o777).toBe(0o600);
    await server.stop();
  });

  it('runs on as long as another process uses it', async () => {
    await putCluster(dataDir);
    const server = await startEmbeddedPostgres({ dataDir });
    const { child, url } = await startElsewhere();
    await server.stop();
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }]);
    child.kill('SIGTERM');
    await once(child, 'exit');
    expect(await serverPid()).toBe(0);
  });

  it('starts once when two processes start together', async () => {
    const [one, two] = await Promise.all([startEmbeddedPostgres({ dataDir }), startElsewhere()]);
    expect(one.url).toBe(two.url);
    await one.stop();
    two.child.kill('SIGTERM');
    await once(two.child, 'exit');
    expect(await serverPid()).toBe(0);
  });

  it('states in one line why it cannot start', async () => {
    await writeFile(path.join(dataDir, 'postgres'), '');
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/^The database cannot use .*postgres[^\n]*$/);
    await expect(
      startEmbeddedPostgres({ dataDir: path.join(dataDir, 'b'), settings: { shared_buffers: 'none' } }),
    ).rejects.toThrow(/^Postgres did not start: [^\n]*shared_buffers[^\n]*$/);
  });
});
