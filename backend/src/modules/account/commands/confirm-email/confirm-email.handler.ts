import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LINK_REJECTIONS } from '#contracts/account/rejections.js';
import { type ConfirmedEmail } from '#contracts/account/views.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AccountRepository } from '../../account.repository.js';
import { confirmEmail } from '../../domain/email.decider.js';
import { ConfirmedEmails } from '../../mailed/confirmed-emails.js';
import { EmailConfirmations } from '../../mailed/email-confirmations.js';
import { type MailedToken } from '../../mailed/mailed-tokens.js';

/** POST /api/auth/confirm-email. */
export class ConfirmEmailCommand extends Command<ConfirmedEmail> {
  constructor(readonly token: string) {
    super();
  }
}

const invalid = () => rejectedBy(LINK_REJECTIONS, { code: 'CONFIRMATION_LINK_INVALID' });

/**
 * Gives an address to the account whose owner proved it (design section 9): reserved first, then appended. The same link
 * again, as a browser or a mail program may ask, finds it done.
 */
@CommandHandler(ConfirmEmailCommand)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmailCommand> {
  constructor(
    private readonly confirmations: EmailConfirmations,
    private readonly confirmed: ConfirmedEmails,
    private readonly accounts: AccountRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token }: ConfirmEmailCommand): Promise<ConfirmedEmail> {
    const found = await this.confirmations.find(token);
    const emailKey = found && (await this.confirmations.emailKeyOf(found.id));
    if (!found || emailKey === null) throw invalid();
    const { state: account } = await this.accounts.load(found.userId);
    const isKeyOf = (email: string): boolean => this.confirmed.keyOf(email) === emailKey;
    if (found.used && isKeyOf(account.confirmedEmail)) return { email: account.confirmedEmail };
    this.assertGood(found);
    if (!isKeyOf(account.email)) throw invalid();
    await this.confirm(found, { email: account.email, emailKey });
    return { email: account.email };
  }

  private assertGood({ used, expiresAt, isNewest }: MailedToken): void {
    if (used) throw invalid();
    if (expiresAt > this.clock.now() && isNewest) return;
    throw rejectedBy(LINK_REJECTIONS, { code: 'CONFIRMATION_LINK_EXPIRED' });
  }

  private async confirm(
    { id, userId }: MailedToken,
    { email, emailKey }: { readonly email: string; readonly emailKey: string },
  ): Promise<void> {
    const now = this.clock.now();
    if (!(await this.confirmed.claim(userId, emailKey, now))) throw invalid();
    const data = { userId, email, confirmedAt: now.toISOString() };
    const context = requestContext({ kind: 'registered', userId, deviceId: null });
    await this.accounts.decide(userId, (account) => confirmEmail(data, account), {
      commandId: `confirm-email-${id}`,
      context,
      awaitReadModels: true,
    });
    await this.confirmations.use(id, now);
  }
}
