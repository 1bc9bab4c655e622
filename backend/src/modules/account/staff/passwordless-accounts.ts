import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { usernameOf } from '../domain/username.rules.js';
import { Registrants } from '../registration/registrants.js';
import { Registrations } from '../registration/registrations.js';

const PASSWORD_BYTES = 32;
const ENDING_BYTES = 2;

interface Made {
  readonly userId: string;
  readonly username: string;
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

  /** @param username null for one like the address @throws RejectedError USERNAME_TAKEN (409) */
  async make(email: string, username: string | null): Promise<Made> {
    if (username !== null) return this.named(username);
    try {
      return await this.named(usernameOf(email));
    } catch (error) {
      if (!(error instanceof RejectedError) || error.code !== 'USERNAME_TAKEN') throw error;
      return this.named(usernameOf(email, `-${this.random.bytes(ENDING_BYTES).toString('hex')}`));
    }
  }

  /** Without an address: one that is claimed at the sign-up would be asked by mail. */
  private async named(username: string): Promise<Made> {
    const password = this.random.bytes(PASSWORD_BYTES).toString('base64url');
    const { credential } = await this.registrants.admit({ username, password }, null);
    const { userId } = credential;
    const context = systemContext({ name: 'staff-cli', subjectId: userId, now: this.clock.now() });
    await this.registrations.complete(credential, { username, email: '' }, context);
    return { userId, username };
  }
}
