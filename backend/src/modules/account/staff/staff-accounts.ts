import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { AccountRepository } from '../account.repository.js';
import { confirmEmail } from '../domain/email.decider.js';
import { ConfirmedEmails } from '../mailed/confirmed-emails.js';
import { PasswordlessAccounts } from './passwordless-accounts.js';

const BUSY = 'The address has just gone to another account, or its account is being erased. Run the command again.';
const busy = (): RejectedError => new RejectedError(503, 'TRY_AGAIN', BUSY);

export interface StaffAccount {
  readonly userId: string;
  readonly username: string;
  /** Whether there was none before. */
  readonly isNew: boolean;
}

/**
 * The accounts of people whom the operator names by their address: the operator's word stands for a mailed link. A run
 * that was cut is finished by the next one.
 */
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
   * null for one like the address @throws RejectedError USERNAME_TAKEN (409), TRY_AGAIN (503)
   */
  async of(email: string, username: string | null): Promise<StaffAccount> {
    const owner = await this.confirmed.ownerOf(this.confirmed.keyOf(email));
    const found = owner === null ? null : (await this.accounts.load(owner)).state;
    if (owner === null || found?.status === 'Absent') return this.made(owner, email, username);
    if (found?.status !== 'Registered') throw busy();
    // The owner proved the address, but what should have recorded it may have been cut.
    await this.record(owner, email);
    return { userId: owner, username: found.username, isNew: false };
  }

  /** @throws RejectedError TRY_AGAIN (503) where the account has another address by now */
  async assertOwner(userId: string, email: string): Promise<void> {
    if ((await this.confirmed.ownerOf(this.confirmed.keyOf(email))) !== userId) throw busy();
  }

  /** The address leads a later run to the account, so it is taken before there is one. @param begun the id of a run before */
  private async made(begun: string | null, email: string, wanted: string | null): Promise<StaffAccount> {
    const account = await this.passwordless.begin({ userId: begun, email, username: wanted });
    const { userId } = account.credential;
    reach('staff:named');
    if (!(await this.confirmed.claim(userId, this.confirmed.keyOf(email), this.clock.now()))) throw busy();
    reach('staff:claimed');
    await this.passwordless.complete(account);
    reach('staff:made');
    await this.record(userId, email);
    return { userId, username: account.username, isNew: true };
  }

  private async record(userId: string, email: string): Promise<void> {
    const now = this.clock.now();
    const context = systemContext({ name: 'staff-cli', subjectId: userId, now });
    const data = { userId, email, confirmedAt: now.toISOString() };
    await this.accounts.decide(userId, (account) => confirmEmail(data, account), {
      // An account may get the same address twice, with another between.
      commandId: `confirm-email-staff-${context.correlationId}`,
      context,
      awaitReadModels: true,
    });
    reach('staff:confirmed');
  }
}
