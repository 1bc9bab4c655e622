import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { usernameOf } from '../domain/username.rules.js';
import { Registrants } from '../registration/registrants.js';
import { Registrations } from '../registration/registrations.js';
import { type Credential } from '../sign-in/credentials.js';
import { unknownPassword } from './unknown-password.js';

const ENDING_BYTES = 2;

/** An account whose name is reserved. */
interface Begun {
  readonly credential: Credential;
  readonly username: string;
}
interface Wanted {
  /** Of an account that was begun before; null for a new one. */
  readonly userId: string | null;
  readonly email: string;
  /** Null for one like the address. */
  readonly username: string | null;
}

/** New accounts whose password nobody knows: a link sets the first one that somebody does. */
@Injectable()
export class PasswordlessAccounts {
  constructor(
    private readonly registrants: Registrants,
    private readonly registrations: Registrations,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Reserves the name, for a time. @throws RejectedError USERNAME_TAKEN (409) */
  async begin({ userId, email, username }: Wanted): Promise<Begun> {
    if (username !== null) return this.named(userId, username);
    try {
      return await this.named(userId, usernameOf(email));
    } catch (error) {
      if (!(error instanceof RejectedError) || error.code !== 'USERNAME_TAKEN') throw error;
      return this.named(userId, usernameOf(email, `-${this.random.bytes(ENDING_BYTES).toString('hex')}`));
    }
  }

  /** Without an address: one that is claimed at the sign-up would be asked by mail. */
  async complete({ credential, username }: Begun): Promise<void> {
    const context = systemContext({ name: 'staff-cli', subjectId: credential.userId, now: this.clock.now() });
    await this.registrations.complete(credential, { username, email: '' }, context);
  }

  private async named(userId: string | null, username: string): Promise<Begun> {
    const password = unknownPassword(this.random);
    return { credential: await this.registrants.reserve({ username, password }, userId), username };
  }
}
