import { type Config } from '#backend/platform/config/config.js';
import { EventStoreUnavailableError, WrongLogError } from '#backend/platform/event-store/event-store.port.js';
import { type Log, settleLog } from '#backend/platform/log-identity/places.js';
import { type Queryable } from '#backend/platform/log/queryable.js';
import { pause } from '#backend/platform/retry/pause.js';
import { isDatabaseOutage } from '#backend/platform/postgres/outage.js';
import { unreachableSentence, wrongLogSentence } from './log-words.js';
import { StartupError } from './startup-error.js';

export interface LogGuardOptions {
  /** Answers at once: no patience. */
  readonly log: Log;
  readonly db: Queryable;
  readonly config: Pick<Config, 'eventStoreUrl' | 'eventStorePrefix' | 'databaseUrl'>;
  /** A line for the operator. */
  readonly print: (line: string) => void;
  /** The log was away at the start, and is a wrong one now. */
  readonly onRefused: (error: StartupError) => void;
  readonly everyMs?: number;
  readonly remindMs?: number;
}

const EVERY_MS = 2_000;
/** A lasting trouble is told again after this time. */
const REMIND_MS = 20_000;

/** Watches that the log is the one from which the database was read, and tells the operator when it is not. */
export class LogGuard {
  /** One sentence; null while all is well. */
  private trouble: string | null = null;
  private toldAt = 0;
  private wasRight = false;
  private readonly closing = new AbortController();
  private watching: Promise<void> | undefined;

  constructor(private readonly options: LogGuardOptions) {}

  /** Looks once, and keeps watching; an outage does not hold up the start. @throws StartupError for a wrong log */
  async begin(): Promise<void> {
    await this.look();
    this.watching = this.watch();
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.watching;
  }

  /** False for another or a shorter log. @throws when the log or the database does not answer */
  async isRight(): Promise<boolean> {
    try {
      await settleLog(this.options.db, this.options.log);
      return true;
    } catch (error) {
      if (error instanceof WrongLogError) return false;
      throw error;
    }
  }

  private async watch(): Promise<void> {
    const { everyMs = EVERY_MS, onRefused } = this.options;
    const { signal } = this.closing;
    const isClosing = (): boolean => signal.aborted;
    while (!isClosing()) {
      await pause(everyMs, signal);
      if (isClosing()) return;
      const refusal = await this.look().catch((error: unknown) => error);
      if (!(refusal instanceof StartupError)) continue;
      onRefused(refusal);
      return;
    }
  }

  /** @throws StartupError for a wrong log at first sight: nothing was served of it */
  private async look(): Promise<void> {
    const { config, db, log } = this.options;
    try {
      await settleLog(db, log);
      this.wasRight = true;
      this.isWell();
    } catch (error) {
      if (error instanceof WrongLogError) {
        const sentence = wrongLogSentence(error.mismatch, config);
        if (!this.wasRight) throw new StartupError(sentence);
        this.tell(sentence);
      } else if (error instanceof EventStoreUnavailableError)
        this.tell(`${unreachableSentence(error, config)}; waiting for it`);
      else if (!isDatabaseOutage(error)) throw error;
    }
  }

  private isWell(): void {
    if (this.trouble !== null) this.options.print('The log is back');
    this.trouble = null;
  }

  /** A reason may change from one attempt to the next: the same trouble is told again only after a while. */
  private tell(trouble: string): void {
    const kind = trouble.split(' (')[0] ?? '';
    const isNew = this.trouble !== kind;
    const now = performance.now();
    if (!isNew && now - this.toldAt < (this.options.remindMs ?? REMIND_MS)) return;
    this.trouble = kind;
    this.toldAt = now;
    this.options.print(trouble);
  }
}
