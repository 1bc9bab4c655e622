import type { Config } from '#backend/platform/config/config.js';
import { loadConfig } from '#backend/platform/config/load-config.js';
import { DiskReports } from '#backend/platform/health/disk-reports.js';
import type { Logger } from '#backend/platform/logger.port.js';
import { messageOf } from '#backend/platform/files/error-code.js';
import { refuseHalfRestored } from '#backend/platform/backup/half-restored.js';
import { settleSecrets } from '#backend/platform/keys/settle-secrets.js';
import { migrate } from '#backend/platform/postgres/migrate.js';
import { type Database, openDatabase } from './database.js';
import { inLogWords } from './log-words.js';
import { StartProgress } from './start-progress.js';
import { rateLimitedWarnings } from '#backend/platform/rate-limited-warnings.js';
import { Lifecycle, StoppedEarly } from './lifecycle.js';
import { createLogger } from './logger.js';
import { collectMetrics } from './metrics.js';
import { startMetricsServer } from './metrics-server.js';
import { MIGRATIONS } from './migrations.js';
import { prepareReadModels } from '#backend/platform/projections/read-model-tables.js';
import { startTracing } from '#backend/platform/tracing/start-tracing.js';
import { checkPort } from './port-check.js';
import { openPlatform, type Platform } from './platform.js';
import type { ProcessRole } from './role.js';
import { isInWords } from './startup-error.js';
import { ignored } from '#backend/shared/ignored.js';

/**
 * npm forwards a Ctrl-C, so a second signal soon after the first is the same one; a later one ends the process at once.
 */
const FORCED_AFTER_MS = 1_500;
/** Besides the time for draining, more than the sum of all parts' limits: a part that still runs then never ends. */
const ENDED_WITHIN_MS = 30_000;

const DISK_FULL_EVERY_MS = 60_000;

type Print = (line: string) => void;
const toStdout: Print = (line) => void process.stdout.write(`${line}\n`);
const toStderr: Print = (line) => void process.stderr.write(`${line}\n`);
const printError = (line: string): void => void process.stderr.write(`Steppes & Seas: ${line}\n`);

/** The work of a process after its platform is open. @returns its exit code, or null to run until a signal comes */
type Work = (platform: Platform, lifecycle: Lifecycle) => Promise<number | null>;

/** What a tool does before anything else uses the database. */
export type FirstWork = (database: {
  readonly databaseUrl: string;
  readonly config: Config;
  readonly print: Print;
}) => Promise<void>;

interface ProcessOptions {
  readonly listens: boolean;
  /** Whether it may open another log than the one the database was read from. */
  readonly anyLog: boolean;
  /** What the tool does once the database is there, in words for its progress line. */
  readonly step: string;
  readonly print: Print;
  /** With the database as it is, before its tables are brought up to date; it may leave a restore unfinished. */
  readonly first?: FirstWork | undefined;
  readonly work: Work;
}

/** One process of the game: its parts start in order and always end in reverse order. */
class GameProcess {
  private readonly lifecycle = new Lifecycle((error) => printError(`a part failed to close: ${messageOf(error)}`));
  private readonly diskReports = new DiskReports();
  private readonly stopping = new AbortController();
  private readonly progress: StartProgress;
  private log: Logger | undefined;
  private config: Config | undefined;
  private signalledAt: number | undefined;

  constructor(private readonly options: ProcessOptions) {
    this.progress = new StartProgress(options.print);
  }

  async run(): Promise<void> {
    process.on('SIGINT', () => this.interrupted());
    process.on('SIGTERM', () => this.signalled());
    // The terminal was closed.
    process.on('SIGHUP', () => this.signalled());
    // The reader of our output may go away; the game continues.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
    process.on('uncaughtException', (error) => void this.failed(error));
    process.on('unhandledRejection', (error) => void this.failed(error));
    this.progress.start();
    await this.start()
      .catch((error: unknown) => this.failed(error))
      .finally(() => this.progress.end());
  }

  private async start(): Promise<void> {
    const config = (this.config = await loadConfig(process.env));
    const log = (this.log = this.diskReports.hearing(createLogger(config.logLevel)));
    for (const warning of config.warnings) log.warn({}, warning);
    if (this.options.listens) await checkPort(config);
    await this.trace(config, log);
    const databaseUrl = await this.database(config);
    if (!this.options.first) await refuseHalfRestored(databaseUrl);
    const secrets = await settleSecrets(databaseUrl, config.secrets, (message) => log.warn({}, message));
    const { print, anyLog } = this.options;
    const onRefused = (error: Error): void => void this.failed(error);
    const context = { config, databaseUrl, secrets, log, print, onRefused, anyLog };
    const platform = await openPlatform(context, this.diskReports);
    await this.lifecycle.started(...platform.parts);
    const code = await this.options.work(platform, this.lifecycle);
    if (code !== null) await this.end(code);
  }

  /** First, so that it ends last and sees what the others do. */
  private async trace({ tracesEndpoint: endpoint }: Config, log: Logger): Promise<void> {
    if (endpoint === null) return;
    const tracing = await startTracing({ endpoint, log });
    await this.lifecycle.started({ name: 'the traces', end: () => tracing.stop() });
  }

  /** A signal during the start stops the start, and then ends the parts that it has started. */
  private async openDatabase(config: Config): Promise<Database> {
    const { say: onProgress, waits: onWaiting } = this.progress;
    const { signal } = this.stopping;
    const warn = rateLimitedWarnings(this.log ?? { warn: () => undefined }, DISK_FULL_EVERY_MS);
    const onDiskFull = (error: Error): void => warn({ error }, 'the database has ended: its disk is full');
    const onLost = (error: Error): void => void this.failed(error);
    const opening = openDatabase(config, { onProgress, onWaiting, onLost, onDiskFull, signal });
    const end = async (): Promise<void> => {
      this.stopping.abort();
      await opening.then((database) => database.stop()).catch(ignored.whileClosing);
    };
    await this.lifecycle.started({ name: 'the database', end });
    return opening;
  }

  private async database(config: Config): Promise<string> {
    const { url } = await this.openDatabase(config);
    if (this.lifecycle.isClosing) throw new StoppedEarly();
    await this.options.first?.({ databaseUrl: url, config, print: this.options.print });
    this.progress.step("Bringing the database's tables up to date");
    const steps = await migrate(url, MIGRATIONS);
    await prepareReadModels(url);
    if (steps.length) this.options.print(`The database's tables are up to date (${steps.length} new steps)`);
    this.progress.step(this.options.step);
    return url;
  }

  private interrupted(): void {
    if (this.signalledAt !== undefined && performance.now() - this.signalledAt > FORCED_AFTER_MS) process.exit(1);
    this.signalled();
  }

  private signalled(): void {
    if (this.signalledAt !== undefined) return;
    this.signalledAt = performance.now();
    this.options.print('Closing');
    void this.end(0);
  }

  private async failed(cause: unknown): Promise<void> {
    if (cause instanceof StoppedEarly || this.lifecycle.isClosing) return;
    const error = this.config ? inLogWords(cause, this.config) : cause;
    printError(messageOf(error).replaceAll('\n', ' · '));
    if (!isInWords(error)) this.log?.error({ error }, 'the game has ended because of this');
    await this.end(1);
  }

  private async end(code: number): Promise<void> {
    const withinMs = ENDED_WITHIN_MS + (this.config?.drainMs ?? 0);
    setTimeout(() => this.giveUpEnding(withinMs), withinMs).unref();
    await this.lifecycle.close();
    process.exit(code);
  }

  private giveUpEnding(withinMs: number): never {
    const part = this.lifecycle.endingPart ?? 'a part';
    printError(`${part} has not closed within ${withinMs / 1_000} s; the process ends now`);
    process.exit(1);
  }
}

const startRole = async ({ name, start }: ProcessRole, platform: Platform, lifecycle: Lifecycle): Promise<void> => {
  if (lifecycle.isClosing) throw new StoppedEarly();
  const running = await start(platform);
  await lifecycle.started({ name: `the ${name}`, end: () => running.stop() });
  toStdout(running.address ? `Steppes & Seas is open at ${running.address}` : `The ${name} is running`);
};

const startMetrics = async (platform: Platform, lifecycle: Lifecycle): Promise<void> => {
  collectMetrics(platform);
  const running = await startMetricsServer(platform);
  if (running === null) return;
  await lifecycle.started({ name: 'the metrics', end: () => running.stop() });
  toStdout(`Metrics are at ${running.address}`);
};

/** Runs these parts in this process until a signal or a failure ends it; exit code 0 after a signal, 1 after a failure. */
export const bootstrap = (...roles: readonly ProcessRole[]): Promise<void> => {
  const work: Work = async (platform, lifecycle) => {
    await platform.logGuard.begin();
    await startMetrics(platform, lifecycle);
    let isOpen = false;
    platform.readiness.add('start', () => isOpen || 'it is starting');
    for (const role of roles) await startRole(role, platform, lifecycle);
    isOpen = true;
    return null;
  };
  return new GameProcess({
    listens: roles.some(({ listens }) => listens),
    anyLog: false,
    step: 'Opening the game',
    print: toStdout,
    work,
  }).run();
};

/** Opens the platform, runs the work and ends with its exit code; only the work writes to stdout. */
export const runOnce = (work: (platform: Platform) => Promise<number>, first?: FirstWork): Promise<void> =>
  new GameProcess({ listens: false, anyLog: true, step: 'Working', print: toStderr, first, work }).run();
