import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { freePort } from '#backend/platform/net/free-port.js';
import { poll } from '#backend/platform/net/poll.js';
import { startDoubleApart } from './eventstoredb-double/double-apart.js';
import { type RestartableEventStore } from './restartable.js';
import { heldDisk } from './small-disk.js';

const STARTED_MS = 90_000;
/** The pause before an ended server is started again, as Docker makes it. */
const AGAIN_MS = 100;
/** Enough characters of its output to show why it does not answer. */
const LAST_WORDS = 4_000;

/** The server's own variables, for 127.0.0.1 only. Those of the shell are left out: they are for the game. */
const variables = (folder: string, port: number, replicationPort: number): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('EVENTSTORE_'))),
  EVENTSTORE_CLUSTER_SIZE: '1',
  EVENTSTORE_INSECURE: 'true',
  EVENTSTORE_RUN_PROJECTIONS: 'None',
  EVENTSTORE_TELEMETRY_OPTOUT: 'true',
  EVENTSTORE_DB: path.join(folder, 'db'),
  EVENTSTORE_LOG: path.join(folder, 'log'),
  EVENTSTORE_NODE_IP: '127.0.0.1',
  EVENTSTORE_NODE_PORT: String(port),
  EVENTSTORE_REPLICATION_IP: '127.0.0.1',
  EVENTSTORE_REPLICATION_PORT: String(replicationPort),
  // As in docker-compose.yml.
  DOTNET_ThreadPool_ForceMinWorkerThreads: '32',
});

const answers = async (connectionString: string): Promise<true | undefined> => {
  const store = createEventStoreDbEventStore({ connectionString });
  const head = store.head().then(
    (): true => true,
    () => undefined,
  );
  return head.finally(() => store.close());
};

/** A process group of its own: the command may be a script that starts the server. */
const spawned = (command: string, env: NodeJS.ProcessEnv) => {
  const child = spawn('/bin/sh', ['-c', `exec ${command}`], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-LAST_WORDS)));
  const signal = (name: NodeJS.Signals): void => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, name);
  };
  // An interrupted run leaves no server behind.
  const takeAlong = (): void => signal('SIGKILL');
  process.once('exit', takeAlong);
  const ended = once(child, 'exit').finally(() => process.off('exit', takeAlong));
  return { signal, ended, said: () => said };
};

const real = async (command: string, diskSize?: string): Promise<RestartableEventStore> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'eventstoredb-'));
  const disk = diskSize === undefined ? null : await heldDisk(folder, diskSize);
  const port = await freePort();
  const url = `esdb://127.0.0.1:${port}?tls=false`;
  const env = variables(folder, port, await freePort());
  let server: ReturnType<typeof spawned> | undefined;
  const start = (): void => {
    const started = spawned([...(disk?.wrapper ?? []), command].join(' '), env);
    server = started;
    // One that has ended by itself is started again, as `restart: unless-stopped` does.
    void started.ended.then(() => setTimeout(() => server === started && start(), AGAIN_MS));
  };
  const up = async (): Promise<void> => {
    if (server === undefined) start();
    if (await poll(() => answers(url), { withinMs: STARTED_MS, everyMs: 100 })) return;
    throw new Error(`EventStoreDB does not answer: ${server?.said()}`);
  };
  const kill = async (): Promise<void> => {
    const killed = server;
    server = undefined;
    killed?.signal('SIGKILL');
    await killed?.ended;
  };
  const stop = async (): Promise<void> => {
    await kill();
    disk?.release();
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  await up();
  return { url, kill, up, freeze: () => server?.signal('SIGSTOP'), thaw: () => server?.signal('SIGCONT'), disk, stop };
};

/**
 * An EventStoreDB of the test's own, that it may kill and freeze: the server that EVENTSTORE_COMMAND starts in the
 * foreground and that reads its settings from its own variables, such as `eventstored`; else the double.
 * @param diskSize of a disk of its own, such as '400m', where the system has one to give; the double writes on none
 */
export const startRestartableEventStore = (diskSize?: string): Promise<RestartableEventStore> => {
  const command = process.env['EVENTSTORE_COMMAND'];
  return command ? real(command, diskSize) : startDoubleApart();
};
