import { EmbeddedPostgresError } from './embedded-postgres.error.js';

export interface AwaitedProgress {
  /** What is waited for, for the person who waits. */
  readonly words: string;
  /** Text that changes with each progress; absent: there is none to be seen. */
  readonly sign?: string;
  /** One line for the person who starts the game: why it did not start, and the way out. */
  readonly orElse: string;
}

/** A server that recovers may be silent longer than one that does not answer: one flush of a slow disk takes minutes. */
const RECOVERY_FACTOR = 5;

/** How long a start waits without any sign of progress, whatever it waits for. */
export class ProgressTimeout {
  private seen: string | undefined;
  private since = performance.now();

  constructor(
    private readonly quietMs: number,
    private readonly onWaiting: (words: string) => void,
  ) {}

  /** The same patience from now on, for a server that was just started. */
  renewed(): ProgressTimeout {
    return new ProgressTimeout(this.quietMs, this.onWaiting);
  }

  /** Waits on. @throws EmbeddedPostgresError with `orElse` when there was no progress for too long */
  waitFor({ words, sign, orElse }: AwaitedProgress): void {
    this.onWaiting(words);
    if (sign !== undefined && sign !== this.seen) {
      this.seen = sign;
      this.since = performance.now();
    }
    const limit = sign === undefined ? this.quietMs : RECOVERY_FACTOR * this.quietMs;
    if (performance.now() - this.since >= limit) throw new EmbeddedPostgresError(orElse);
  }
}
