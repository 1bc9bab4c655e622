import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { RejectedError } from '#backend/platform/http/rejected.error.js';

/** `Algorithm` is an enumeration that exists for the compiler alone. */
const ARGON2ID = 2;

/**
 * OWASP's first choice for Argon2id (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. `npm run bench -- auth`
 * measures it.
 */
const ARGON2 = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes run on the four threads that files and look-ups need as well. */
const AT_ONCE = 2;
/** A request that arrives when this many wait is refused: it would wait for seconds. */
const MOST_WAITING = 60;

/** A hash of nothing: verified where there is no account, so that the answer takes as long. */
const NOBODYS = '$argon2id$v=19$m=19456,t=2,p=1$mTkjRN7SWaVZYn8D9/Zi3w$SZnjsrqEBKJZvsU11TFfnxOnvjGEbgiIUn0Pco12JzA';

/** Passwords that people choose: Argon2id off the event loop, a few at a time. */
@Injectable()
export class Passwords {
  private readonly turns = new Semaphore(AT_ONCE);
  private waiting = 0;

  /** @throws RejectedError 503 when too many wait */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), ARGON2));
  }

  /** @param stored null where there is no account: as long, and false. @throws RejectedError 503 when too many wait */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const isSame = await this.inTurn(() => verify(stored ?? NOBODYS, password.normalize('NFC')));
    return isSame && stored !== null;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting >= MOST_WAITING) {
      throw new RejectedError(503, 'TRY_AGAIN', 'Many people are signing in just now. Please try again in a moment.');
    }
    this.waiting++;
    return this.turns.runExclusive(work).finally(() => this.waiting--);
  }
}
