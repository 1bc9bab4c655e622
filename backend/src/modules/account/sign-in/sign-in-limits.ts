import { Inject, Injectable } from '@nestjs/common';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { LOGGER, type Logger } from '#backend/platform/logger.port.js';
import { LOCKOUT, type Lockout } from '#backend/platform/rate-limits/lockout.port.js';
import { waitOf } from '#backend/platform/rate-limits/rate-limits.port.js';

export interface SignInAttempt {
  readonly address: string;
  /** Of the account. */
  readonly holder: string;
  /** With a device password, which nobody guesses: then the account's counts do not matter. */
  readonly isOfDevice: boolean;
}

/** Slows those who try passwords, and keeps the account's own devices out of it (docs/limits.md). */
@Injectable()
export class SignInLimits {
  constructor(
    @Inject(LOCKOUT) private readonly lockout: Lockout,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Counts before the password is looked at, so that many attempts at once are counted as well. @throws RejectedError 429 */
  async begin(attempt: SignInAttempt): Promise<void> {
    const seconds = await this.lockout.begin(attempt);
    if (seconds === null) return;
    this.note(attempt, 'a sign-in was refused: too many attempts');
    const message = `Too many attempts to sign in. Wait ${waitOf(seconds)} and try again; a device that you use already gets in by Quick access.`;
    throw new RejectedError(429, 'TOO_MANY_REQUESTS', message, { retryAfter: seconds });
  }

  /** Logs no name: the line is the same for a name that exists and for one that does not. */
  fail(attempt: SignInAttempt): void {
    this.note(attempt, 'a sign-in was refused');
  }

  succeed(attempt: SignInAttempt): Promise<void> {
    return this.lockout.succeed(attempt);
  }

  private note({ address, holder, isOfDevice }: SignInAttempt, message: string): void {
    this.log.info({ address, account: holder, isOfDevice }, message);
  }
}
