import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#backend/platform/net/free-port.js';
import { expectRebuildsEqual } from '../game-under-fire.js';
import { type SmtpReceiver, startSmtpReceiver } from '../smtp-receiver.js';
import { ROOT, serviceOf, variablesOf } from './compose.js';
import { containerFor, layOutImage } from './container.js';
import { type Proxy, startProxy } from './proxy.js';
import { type LogPlace, type LogServer, type Server, startDatabase, startLog, startRedis } from './servers.js';
import { Supervised } from './supervised.js';

/** Where the copies of the api listen: each has an address of its own, as containers do. */
const API_HOSTS = ['127.0.0.2', '127.0.0.3'] as const;
const GAME = ['api', 'projector', 'worker'] as const;

export interface StackOptions {
  readonly log: LogPlace;
  /** As .env sets them. */
  readonly dotEnv?: Readonly<Record<string, string>>;
  /** Further variables of the processes that are no settings of the game. */
  readonly beside?: Readonly<Record<string, string>>;
  /** Of a disk for the database alone, such as '320m'. */
  readonly diskSize?: string;
  /** Of a disk for an event store of the test's own. */
  readonly logDiskSize?: string;
}

interface Made {
  readonly folder: string;
  readonly database: Awaited<ReturnType<typeof startDatabase>>;
  readonly redis: Server;
  readonly log: LogServer;
  readonly mail: SmtpReceiver;
}

interface Addresses {
  readonly copies: readonly string[];
  /** By the process' name, where its metrics and its health are. */
  readonly operators: ReadonlyMap<string, string>;
}

/**
 * The processes of docker-compose.yml without an engine: the same programs from the image's files, with the same
 * variables, two of each, read-only where this system allows it, behind HAProxy.
 */
export class Stack {
  private constructor(
    private readonly made: Made,
    /** By name: api-1, api-2, projector-1 … */
    readonly processes: ReadonlyMap<string, Supervised>,
    private readonly proxy: Proxy,
    private readonly at: Addresses,
  ) {}

  static async open(options: StackOptions): Promise<Stack> {
    // Not below /tmp, which the processes see empty.
    await mkdir(path.join(ROOT, '.cache'), { recursive: true });
    const folder = await mkdtemp(path.join(ROOT, '.cache', 'stack-'));
    await chmod(folder, 0o755);
    const made = await startServers(folder, options);
    const game = await startGame(made, options);
    const proxy = await startProxy(folder, API_HOSTS, game.apiPort);
    const copies = API_HOSTS.map((host) => `http://${host}:${game.apiPort}`);
    const stack = new Stack(made, game.processes, proxy, { copies, operators: game.operatorUrls });
    return stack.awaitHealthy().then(
      () => stack,
      async (error: unknown) => {
        await stack.close();
        throw error;
      },
    );
  }

  /** For players. */
  get url(): string {
    return this.proxy.url;
  }
  /** The copies of the api, without the proxy. */
  get copies(): readonly string[] {
    return this.at.copies;
  }
  get database(): Made['database'] {
    return this.made.database;
  }
  get redis(): Server {
    return this.made.redis;
  }
  get log(): LogServer {
    return this.made.log;
  }
  get mail(): SmtpReceiver {
    return this.made.mail;
  }

  /** @throws Error where there is no such process */
  process(name: string): Supervised {
    const found = this.processes.get(name);
    if (!found) throw new Error(`there is no process ${name}`);
    return found;
  }

  /** The last words of each process that ended without being asked to. */
  get ownEnds(): readonly string[] {
    return [...this.processes.values()].flatMap(({ ownEnds }) => ownEnds);
  }

  async awaitHealthy(): Promise<void> {
    for (const process of [...this.processes.values(), this.proxy.process]) await process.awaitHealthy();
  }

  /** Fails with what it failed with, and what all processes said last. */
  async explained<T>(work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      const words = [...this.processes.values(), this.proxy.process].map(
        ({ name, lastWords }) => `${name}: ${lastWords}`,
      );
      throw new Error([String(error), ...words].join('\n\n'), { cause: error });
    });
  }

  /** The metrics of a process, for whoever has the token. */
  async metricsOf(name: string): Promise<string> {
    const token = (await readFile(path.join(this.made.folder, 'writable/secrets/game/metrics-token'), 'utf8')).trim();
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${this.at.operators.get(name) ?? ''}/metrics`, { headers })).text();
  }

  /** Compares every read model with its rebuild; fails with the differences. */
  async expectRebuildsEqual(): Promise<void> {
    const secret = async (name: string) =>
      (await readFile(path.join(this.made.folder, 'writable/secrets/game', name), 'utf8')).trim();
    const secrets = { DICE_KEY: await secret('dice-key'), JWT_SECRET: await secret('jwt-secret') };
    await expectRebuildsEqual(this.made.database.url, { ...this.made.log.settings, ...secrets });
  }

  /** @returns the exit codes of the game's processes */
  async close(): Promise<readonly (number | null)[]> {
    const codes = await Promise.all([...this.processes.values()].map((process) => process.stop()));
    await this.proxy.stop();
    const { database, redis, log, mail, folder } = this.made;
    await Promise.all([database.stop(), redis.stop(), log.stop(), mail.close()]);
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    return codes;
  }
}

/** With the secrets that the set-up makes; those of servers get the servers' own addresses. */
const startServers = async (folder: string, { log: place, diskSize, logDiskSize }: StackOptions): Promise<Made> => {
  const secrets = path.join(folder, 'writable/secrets');
  for (const name of ['game', 'postgres', 'redis']) await mkdir(path.join(secrets, name), { recursive: true });
  await mkdir(path.join(folder, 'writable/data'));
  execFileSync(process.execPath, [path.join(ROOT, 'deploy/make-secrets.mjs'), secrets]);
  const config = path.join(secrets, 'redis/redis.conf');
  const password = (await readFile(config, 'utf8')).trim().replace('requirepass ', '');
  const [database, redis, log, mail] = await Promise.all([
    startDatabase(diskSize),
    startRedis(folder, config, password),
    startLog(place, logDiskSize),
    startSmtpReceiver(),
  ]);
  for (const [name, url] of [
    ['database-url', database.url],
    ['redis-url', redis.url],
  ] as const) {
    await rm(path.join(secrets, 'game', name));
    await writeFile(path.join(secrets, 'game', name), `${url}\n`, { mode: 0o400 });
  }
  return { folder, database, redis, log, mail };
};

const startGame = async ({ folder, log, mail }: Made, { dotEnv = {}, beside = {} }: StackOptions) => {
  const [image, writable, apiPort] = [path.join(folder, 'image'), path.join(folder, 'writable'), await freePort()];
  await layOutImage(image);
  const container = await containerFor(writable);
  const operatorUrls = new Map<string, string>();
  const here = (service: string, host: string, metricsPort: number): Readonly<Record<string, string>> => {
    const given = variablesOf(serviceOf(service), { SMTP_URL: mail.url(), ...dotEnv });
    const named = Object.entries({ ...given, ...dotEnv }).filter(([name]) => name !== 'EVENTSTORE_URL');
    const files = named.map(([name, value]) => [
      name,
      value.replace('/secrets/game', path.join(writable, 'secrets/game')),
    ]);
    const at = { HOST: host, PORT: String(apiPort), METRICS_PORT: String(metricsPort) };
    const data = { DATA_DIR: path.join(writable, 'data'), NODE_ENV: 'production' };
    return { ...(Object.fromEntries(files) as Record<string, string>), ...log.settings, ...at, ...data, ...beside };
  };
  const make = async (service: string, n: number): Promise<Supervised> => {
    const host = service === 'api' ? (API_HOSTS[n] ?? '') : '127.0.0.1';
    const [name, metricsPort] = [`${service}-${n + 1}`, await freePort()];
    operatorUrls.set(name, `http://${host}:${metricsPort}`);
    const [program = '', ...args] = serviceOf(service).command ?? [];
    const command = [...(container?.wrapper ?? []), program === 'node' ? process.execPath : program, ...args];
    const isOk = (route: string) => async (): Promise<boolean> =>
      (await fetch(`http://${host}:${metricsPort}/health/${route}`, { signal: AbortSignal.timeout(3_000) })).ok;
    const looks = { isHealthy: isOk('ready'), isAlive: isOk('live') };
    return new Supervised(name, { command, cwd: image, env: here(service, host, metricsPort), ...looks });
  };
  const all = await Promise.all(
    GAME.flatMap((service) =>
      Array.from({ length: serviceOf(service).deploy?.replicas ?? 1 }, (_, n) => make(service, n)),
    ),
  );
  for (const process of all) process.start();
  return { processes: new Map(all.map((process) => [process.name, process])), apiPort, operatorUrls };
};
