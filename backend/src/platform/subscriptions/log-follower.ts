import type pg from 'pg';
import { type Logger } from '../logger.port.js';
import { rateLimitedWarnings } from '../rate-limited-warnings.js';
import { keepRunning } from '../retry/keep-running.js';
import { pause } from '../retry/pause.js';
import { type AdvisoryLock, tryLock } from './advisory-lock.js';
import { asError, PoisonEventError } from './failures.js';
import { ignored } from '#backend/shared/ignored.js';

/**
 * - `stand-by`: another process leads. `catching-up`: this one leads and has not reached the log's head yet. `live`: it
 *   has.
 * - `retrying`: after a failure that may pass. `poisoned`: it has stopped at an event that it cannot handle.
 */
export type FollowerState = 'starting' | 'stand-by' | 'catching-up' | 'live' | 'retrying' | 'poisoned' | 'stopped';

/** The leader's resources, until its connection is lost or it is stopped. */
export interface Term {
  /** The database session that holds the lock: its writes are the leader's writes. */
  readonly client: pg.Client;
  /** Aborts when the follower is stopped, or when the session is lost. */
  readonly signal: AbortSignal;
  /** Enters `catching-up` or `live`. Called again with `live` after each step, it clears the last failure. */
  readonly became: (state: 'catching-up' | 'live') => void;
}

export interface FollowerOptions {
  /** Names the follower in log lines. */
  readonly name: string;
  /** Opens a session directly to the server, without a pooler: its lock ends with it. */
  readonly connect: () => Promise<pg.Client>;
  readonly lock: AdvisoryLock;
  /** Follows the log from its checkpoint. After its own end, the next term begins soon. */
  readonly lead: (term: Term) => Promise<void>;
  readonly log: Logger;
  /** How often a process on stand-by tries to get the lock; 500 ms where absent. */
  readonly standByMs?: number;
  /** Called once, when the follower stops at an event. */
  readonly onPoison?: (error: PoisonEventError) => void;
}

/** Attempts at an event that fails, before the follower stops. */
const POISON_ATTEMPTS = 3;
const FIRST_RETRY_MS = 50;
const STAND_BY_MS = 500;

/**
 * One of all instances of a follower in all processes leads, by an advisory lock of Postgres; the others stand by and
 * take over. It survives outages of the database and the log, with growing pauses. It stops at an event that it cannot
 * handle, since a skipped event would be lost.
 */
export class LogFollower {
  state: FollowerState = 'starting';
  /** The last failure, until the follower is live again. */
  error: Error | null = null;
  private readonly stopping = new AbortController();
  private readonly warn: Logger['warn'];
  private poison: { readonly position: bigint; readonly times: number } | null = null;
  private readonly running: Promise<void>;

  constructor(private readonly options: FollowerOptions) {
    this.warn = rateLimitedWarnings(options.log);
    this.running = this.run();
  }

  /** Live, or on stand-by for the leading process. */
  get ready(): boolean {
    return this.state === 'live' || this.state === 'stand-by';
  }

  /** Finishes the current work and releases the lock. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const isPassing = (): boolean => this.state !== 'poisoned';
    const options = { signal: this.stopping.signal, firstMs: FIRST_RETRY_MS, isPassing };
    // Errors that can't pass were reported where they were thrown.
    await keepRunning((recovered) => this.session(recovered), options).catch(ignored.afterAnError);
    if (this.state !== 'poisoned') this.state = 'stopped';
  }

  /** One connection: waits for the lock, then leads. */
  private async session(recovered: () => void): Promise<void> {
    try {
      const client = await this.options.connect();
      try {
        await this.work(client, recovered);
      } finally {
        await client.end().catch(ignored.whileClosing);
      }
    } catch (error) {
      this.failed(asError(error));
      throw error;
    }
  }

  private async work(client: pg.Client, recovered: () => void): Promise<void> {
    const lost = new AbortController();
    client.on('error', (error) => lost.abort(error));
    client.on('end', () => lost.abort(new Error('Connection terminated')));
    const signal = AbortSignal.any([this.stopping.signal, lost.signal]);
    const became = (state: 'catching-up' | 'live'): void => {
      this.state = state;
      if (state === 'catching-up') return;
      this.error = this.poison = null;
      recovered();
    };
    if (await this.isElected(client, signal)) {
      became('catching-up');
      await this.options.lead({ client, signal, became });
    }
    if (!this.stopping.signal.aborted) lost.signal.throwIfAborted();
  }

  private async isElected(client: pg.Client, signal: AbortSignal): Promise<boolean> {
    while (!signal.aborted) {
      if (await tryLock(client, this.options.lock)) return true;
      this.state = 'stand-by';
      await pause(this.options.standByMs ?? STAND_BY_MS, signal);
    }
    return false;
  }

  private failed(error: Error): void {
    if (this.stopping.signal.aborted) return;
    const { name, log, onPoison } = this.options;
    this.error = error;
    if (error instanceof PoisonEventError && this.isConfirmed(error)) {
      this.state = 'poisoned';
      const details = { error, follower: name, position: String(error.position) };
      log.error(details, 'a follower of the log has stopped at an event that it cannot handle');
      onPoison?.(error);
      return;
    }
    this.state = 'retrying';
    this.warn({ error, follower: name }, 'a follower of the log failed; it tries again');
  }

  private isConfirmed({ position }: PoisonEventError): boolean {
    const times = this.poison?.position === position ? this.poison.times + 1 : 1;
    this.poison = { position, times };
    return times >= POISON_ATTEMPTS;
  }
}
