import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LINK_REJECTIONS, type LinkRejectionCode } from '#contracts/account/rejections.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { rejectedBy, type RejectedError } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AccountRepository } from '../../account.repository.js';
import { resetPassword } from '../../domain/password.decider.js';
import { type MailedToken } from '../../mailed/mailed-tokens.js';
import { ResetTokens } from '../../mailed/reset-tokens.js';
import { NewPasswords } from '../../passwords/new-passwords.js';

/** POST /api/auth/reset-password (specification section 7). */
export class ResetPasswordCommand extends Command<void> {
  constructor(
    readonly token: string,
    readonly newPassword: string,
  ) {
    super();
  }
}

const refusal = (code: LinkRejectionCode): RejectedError => rejectedBy(LINK_REJECTIONS, { code });

/**
 * Replaces a forgotten password, and signs out every device. The event comes first: what stops halfway is repeated with
 * the same link, which is used up last.
 */
@CommandHandler(ResetPasswordCommand)
export class ResetPasswordHandler implements ICommandHandler<ResetPasswordCommand> {
  constructor(
    private readonly tokens: ResetTokens,
    private readonly accounts: AccountRepository,
    private readonly passwords: NewPasswords,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ token, newPassword }: ResetPasswordCommand): Promise<void> {
    const { id, userId } = this.good(await this.tokens.find(token));
    const { state: account } = await this.accounts.load(userId);
    const hash = await this.passwords.hashed(newPassword, account.username);
    const context = requestContext({ kind: 'registered', userId, deviceId: null });
    const reset = { userId, requestId: id, changedAt: context.occurredAt };
    await this.accounts.decide(userId, (state) => resetPassword(reset, state), { commandId: `reset-${id}`, context });
    const isReplaced = await this.passwords.replaceByLink({ id, userId }, hash, this.clock.now());
    if (!isReplaced) throw refusal('RESET_LINK_INVALID');
  }

  private good(found: MailedToken | null): MailedToken {
    if (!found || found.used) throw refusal('RESET_LINK_INVALID');
    if (found.expiresAt > this.clock.now() && found.isNewest) return found;
    throw refusal('RESET_LINK_EXPIRED');
  }
}
