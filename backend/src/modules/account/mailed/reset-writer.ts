import { Inject, Injectable } from '@nestjs/common';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { systemContext } from '#backend/platform/correlation/system-context.js';
import { RATE_LIMITER, type RateLimits } from '#backend/platform/rate-limits/rate-limits.port.js';
import { AccountRepository } from '../account.repository.js';
import { requestPasswordReset } from '../domain/password.decider.js';
import { resetPasswordMail } from '../mails/reset-password.mail.js';
import { type AddressedMail } from './addressed-mail.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { MailedLinks } from './mailed-links.js';

export interface ResetRequest {
  readonly emailKey: string;
  readonly requestId: string;
}

/** The mail with a reset link, where the address is a confirmed one. The requester does not learn whether it is. */
@Injectable()
export class ResetWriter {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly confirmed: ConfirmedEmails,
    private readonly links: MailedLinks,
    @Inject(RATE_LIMITER) private readonly limits: RateLimits,
  ) {}

  /** @returns null where nobody is to get one */
  async write(request: ResetRequest): Promise<AddressedMail | null> {
    const userId = await this.confirmed.ownerOf(request.emailKey);
    if (userId === null) return null;
    const { status, username, confirmedEmail } = (await this.accounts.load(userId)).state;
    const isInForce = status === 'Registered' && this.confirmed.keyOf(confirmedEmail) === request.emailKey;
    const { startedAt: now } = correlationOrNew();
    if (!isInForce || (await this.isTooMuch(userId, request, now))) return null;
    await this.note(userId, request.requestId, now);
    const link = await this.links.toReset({ id: request.requestId, userId });
    return { mail: resetPasswordMail(username, link), userId, to: confirmedEmail };
  }

  /**
   * Past the limit the last link stays valid: nobody can end an owner's new link by many requests for that address. An
   * owner who has used it gets another.
   */
  private async isTooMuch(userId: string, { emailKey, requestId }: ResetRequest, now: Date): Promise<boolean> {
    const { resets } = this.links;
    const before = await resets.stateOf(requestId);
    if (before !== 'new') return before === 'over';
    const isPastLimit = (await this.limits.take('mail', emailKey)) !== null;
    return isPastLimit && (await resets.hasLive(userId, now));
  }

  private async note(userId: string, requestId: string, now: Date): Promise<void> {
    const data = { userId, requestId, requestedAt: now.toISOString() };
    const context = systemContext({ name: 'mail', subjectId: userId, now });
    const command = { commandId: `request-reset-${requestId}`, context };
    await this.accounts.decide(userId, (account) => requestPasswordReset(data, account), command);
  }
}
