import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from '#backend/platform/net/free-port.js';
import { TcpGate } from '../eventstoredb-double/tcp-gate.js';
import { startRestartableEventStore } from '../restartable-event-store.js';
import { type RestartablePostgres, startRestartablePostgres } from '../restartable-postgres.js';
import { ownLogAt } from '../running-game.js';
import { type HeldDisk } from '../small-disk.js';
import { serviceOf } from './compose.js';
import { Supervised } from './supervised.js';

/** A server that a test may stop and start again. */
export interface Server {
  readonly url: string;
  down(): Promise<void>;
  up(): Promise<void>;
  /** Ends it for good. */
  stop(): Promise<void>;
}

/** In the database, in an event store of the test's own, or in an EventStoreDB at this address. */
export type LogPlace = 'database' | 'event store' | URL;

export interface LogServer extends Server {
  /** The settings of the game that name this log. */
  readonly settings: Readonly<Record<string, string>>;
  /** Until `thaw`, connections stay open and nothing answers; only where the test has an event store of its own. */
  freeze(): void;
  thaw(): void;
  /** What an event store of the test's own writes on, where it was given one. */
  readonly disk: HeldDisk | null;
}

const nothing = (): Promise<void> => Promise.resolve();

const cannotFreeze = {
  freeze: (): never => {
    throw new Error('only an event store of the test itself can be frozen');
  },
  thaw: () => undefined,
  disk: null,
};

const eventStoreAt = async (url: URL): Promise<LogServer> => {
  const gate = new TcpGate(Number(url.port || 2113));
  await gate.open();
  const before = new URL(url);
  before.port = String(gate.port);
  const down = (): Promise<void> => gate.shut();
  const settings = ownLogAt(before.href);
  return { url: before.href, settings, down, up: () => gate.open(), stop: down, ...cannotFreeze };
};

/** @param diskSize of a disk of its own, where it is an EventStoreDB of the test's own */
export const startLog = async (place: LogPlace, diskSize?: string): Promise<LogServer> => {
  if (place === 'database')
    return { url: '', settings: {}, down: nothing, up: nothing, stop: nothing, ...cannotFreeze };
  if (place !== 'event store') return eventStoreAt(place);
  const { kill: down, ...server } = await startRestartableEventStore(diskSize);
  return { ...server, settings: { EVENTSTORE_URL: server.url }, down };
};

/** As many connections as Compose gives it. @param diskSize of a disk of its own, where the system has one to give */
export const startDatabase = async (
  diskSize?: string,
): Promise<Server & { readonly postgres: RestartablePostgres }> => {
  const settings = { max_connections: '400' };
  const postgres = await startRestartablePostgres({ settings, ...(diskSize !== undefined && { diskSize }) });
  const { url, up, stop } = postgres;
  return { url, postgres, down: () => postgres.down('SIGINT'), up, stop };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } finally {
    client.disconnect();
  }
};

/** Debian's Redis, with the command line of Compose. @param configFile with its password @param passwordOf what it says */
export const startRedis = async (folder: string, configFile: string, password: string): Promise<Server> => {
  const [port, dir] = [await freePort(), path.join(folder, 'redis')];
  await mkdir(dir);
  const [program = '', , ...options] = serviceOf('redis').command ?? [];
  const here = ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir];
  const url = `redis://:${password}@127.0.0.1:${port}`;
  const server = new Supervised('redis', {
    command: [program, configFile, ...options, ...here],
    cwd: dir,
    env: {},
    isHealthy: () => answers(url),
  });
  const up = async (): Promise<void> => {
    server.start();
    await server.awaitHealthy();
  };
  await up();
  const down = async (): Promise<void> => {
    await server.stop();
  };
  return { url, down, up, stop: down };
};
