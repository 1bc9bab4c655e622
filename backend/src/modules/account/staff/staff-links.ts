import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { AccountRepository } from '../account.repository.js';
import { requestPasswordReset } from '../domain/password.decider.js';
import { MailedLinks } from '../mailed/mailed-links.js';

/** Links by which a member of the staff sets a password and is signed in: those that mails have, shown on a terminal. */
@Injectable()
export class StaffLinks {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** It works once, for an hour, and ends those of before. The password stays until it is used. */
  async make(userId: string, username: string): Promise<string> {
    const now = this.clock.now();
    const requestId = this.random.uuid();
    const data = { userId, requestId, requestedAt: now.toISOString() };
    const context = systemContext({ name: 'staff-cli', subjectId: userId, now });
    const command = { commandId: `request-reset-${requestId}`, context };
    await this.accounts.decide(userId, (account) => requestPasswordReset(data, account), command);
    return this.links.toFirstPassword({ id: requestId, userId }, username);
  }
}
