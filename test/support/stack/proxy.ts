import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#backend/platform/net/free-port.js';
import { textOf } from './compose.js';
import { startNameServer } from './name-server.js';
import { Supervised } from './supervised.js';

/** Debian's packages `haproxy` and `redis-server` have them. */
export const hasServers = ['haproxy', 'redis-server'].every((name) => spawnSync(name, ['-v']).status === 0);

export interface Proxy {
  readonly url: string;
  readonly process: Supervised;
  stop(): Promise<void>;
}

/** Each line must be there, so that what is tested is what is delivered. */
const replaced = (text: string, lines: readonly (readonly [from: string, to: string])[]): string =>
  lines.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`haproxy.cfg has no '${from}'`);
    return before.replaceAll(from, to);
  }, text);

/** HAProxy with the delivered settings, which finds the copies of the api by their name. */
export const startProxy = async (folder: string, addresses: readonly string[], apiPort: number): Promise<Proxy> => {
  const [names, port] = [await startNameServer(addresses), await freePort()];
  const file = path.join(folder, 'haproxy.cfg');
  const settings = replaced(textOf('deploy/haproxy/haproxy.cfg'), [
    ['bind :8080', `bind 127.0.0.1:${port}`],
    ['nameserver engine 127.0.0.11:53', `nameserver engine 127.0.0.1:${names.port}`],
    ['api:3000', `api:${apiPort}`],
  ]);
  await writeFile(file, settings);
  const url = `http://127.0.0.1:${port}`;
  const process = new Supervised('proxy', {
    command: ['haproxy', '-f', file],
    cwd: folder,
    env: {},
    isHealthy: async () => (await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(3_000) })).ok,
  });
  process.start();
  return {
    url,
    process,
    stop: async () => {
      await process.stop('SIGKILL');
      names.close();
    },
  };
};
