import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { AccountRepository } from '../account.repository.js';
import { confirmEmail } from '../domain/email.decider.js';
import { ConfirmedEmails } from '../mailed/confirmed-emails.js';
import { PasswordlessAccounts } from './passwordless-accounts.js';

const BUSY = 'Another account has confirmed that address just now, or is being erased. Run the command again.';

interface StaffAccount {
  readonly userId: string;
  readonly username: string;
  /** Whether there was none before. */
  readonly isNew: boolean;
}

/** The accounts of people whom the operator names by their address: the operator's word stands for a mailed link. */
@Injectable()
export class StaffAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly confirmed: ConfirmedEmails,
    private readonly passwordless: PasswordlessAccounts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * The account with this address, confirmed, or a new one. @param email in its normal form @param username of a new one;
   * null for one like the address @throws RejectedError USERNAME_TAKEN (409)
   */
  async of(email: string, username: string | null): Promise<StaffAccount> {
    const owner = await this.confirmed.ownerOf(this.confirmed.keyOf(email));
    if (owner !== null) {
      const { state } = await this.accounts.load(owner);
      if (state.status === 'Registered') return { userId: owner, username: state.username, isNew: false };
    }
    const made = await this.passwordless.make(email, username);
    await this.confirm(made.userId, email);
    return { ...made, isNew: true };
  }

  private async confirm(userId: string, email: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.confirmed.claim(userId, this.confirmed.keyOf(email), now)))
      throw new RejectedError(503, 'TRY_AGAIN', BUSY);
    const data = { userId, email, confirmedAt: now.toISOString() };
    await this.accounts.decide(userId, (account) => confirmEmail(data, account), {
      commandId: `confirm-email-staff-${userId}`,
      context: systemContext({ name: 'staff-cli', subjectId: userId, now }),
      awaitReadModels: true,
    });
  }
}
