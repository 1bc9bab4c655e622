import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { startGameDatabase, type TestDatabase } from './postgres.js';
import { type App, OPS } from './app.js';
import { ownLogAt, SECRETS, startGame } from './running-game.js';

export const GRANTED = 100_000;
/** A checksum takes seconds; on a busy machine, tens of them. */
const CHECKSUM_MS = 120_000;
/** Enough characters of a game's output to show why it ended. */
const LAST_WORDS = 4_000;

/**
 * Compares every read model of a database with its rebuild; fails with the differences. @param settings of the log, and
 * of secrets that are not those of the tests
 */
export const expectRebuildsEqual = async (
  url: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [OPS, 'projections', 'checksum'], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, DATA_DIR: tmpdir(), ...SECRETS, ...settings },
    timeout: CHECKSUM_MS,
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  assert.match(`${stdout}${stderr}`, /: equal/);
  assert.doesNotMatch(stdout, /DIFFERENT/);
};

/** A game that is killed and started again on one database. */
export class GameUnderFire {
  private running: App | null = null;

  private constructor(
    private readonly database: Pick<TestDatabase, 'url' | 'stop'>,
    private readonly log: Readonly<Record<string, string>>,
  ) {}

  /** @param eventStoreUrl absent: the real EventStoreDB that is given, beside the logs of other tests, or none */
  static async open(
    database?: Pick<TestDatabase, 'url' | 'stop'>,
    eventStoreUrl = process.env['EVENTSTORE_URL'],
  ): Promise<GameUnderFire> {
    return new GameUnderFire(database ?? (await startGameDatabase()), eventStoreUrl ? ownLogAt(eventStoreUrl) : {});
  }

  get url(): string {
    return this.running?.url ?? 'http://127.0.0.1:1';
  }
  /** Resolves when the running game has ended. */
  get gone(): Promise<unknown> {
    return this.game.ended;
  }

  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.running = await startGame({
      databaseUrl: this.database.url,
      env: { GUEST_TOKENS: String(GRANTED), LOG_LEVEL: 'fatal', ...this.log, ...env },
    });
  }

  /** Never resolves; fails with the game's last output if it ends before the signal. */
  async staysUp(signal: AbortSignal): Promise<never> {
    const { game } = this;
    await game.ended;
    if (!signal.aborted) throw new Error(`The game has ended:\n${this.lastWords}`);
    return new Promise(() => undefined);
  }

  /** The end of what it has printed. */
  get lastWords(): string {
    return this.game.output().slice(-LAST_WORDS);
  }

  async kill(): Promise<void> {
    await this.game.kill();
  }

  /** Compares every read model with its rebuild; fails with the differences. */
  async expectRebuildsEqual(): Promise<void> {
    await expectRebuildsEqual(this.database.url, this.log);
  }

  async close(): Promise<void> {
    await this.running?.stop();
    await this.database.stop();
  }

  /** The process that runs now. */
  get game(): App {
    if (!this.running) throw new Error('the game does not run');
    return this.running;
  }
}
