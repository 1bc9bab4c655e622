import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITER, type RateLimits } from '#backend/platform/rate-limits/rate-limits.port.js';
import { AccountRepository } from '../account.repository.js';
import { type Account, isEmailConfirmed } from '../domain/account.fold.js';
import { addressInUseMail } from '../mails/address-in-use.mail.js';
import { confirmAddressMail } from '../mails/confirm-address.mail.js';
import { type AddressedMail } from './addressed-mail.js';
import { ConfirmedEmails } from './confirmed-emails.js';
import { MailedLinks } from './mailed-links.js';

export interface ConfirmationRequest {
  readonly userId: string;
  readonly requestId: string;
}

/** The mail to a claimed address: a link for its owner, or a notice if it belongs to another account. */
@Injectable()
export class ConfirmationWriter {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly confirmed: ConfirmedEmails,
    private readonly links: MailedLinks,
    @Inject(RATE_LIMITER) private readonly limits: RateLimits,
  ) {}

  /** @returns null where there is nothing to confirm, or too much was sent to that address */
  async write(request: ConfirmationRequest): Promise<AddressedMail | null> {
    const { state: account } = await this.accounts.load(request.userId);
    if (account.status !== 'Registered' || account.email === '' || isEmailConfirmed(account)) return null;
    const emailKey = this.confirmed.keyOf(account.email);
    const before = await this.links.confirmations.stateOf(request.requestId);
    if (before === 'over') return null;
    if (before === 'new' && (await this.limits.take('mail', emailKey)) !== null) return null;
    const owner = await this.confirmed.ownerOf(emailKey);
    if (owner !== null && owner !== request.userId) return this.toOwner(owner);
    return this.toClaimant(request, account, emailKey);
  }

  private async toClaimant(
    { userId, requestId }: ConfirmationRequest,
    { username, email }: Account,
    emailKey: string,
  ): Promise<AddressedMail> {
    const link = await this.links.toConfirm({ id: requestId, userId, emailKey });
    return { mail: confirmAddressMail(username, link), userId, to: email };
  }

  private async toOwner(userId: string): Promise<AddressedMail | null> {
    const { state: owner } = await this.accounts.load(userId);
    if (owner.confirmedEmail === '') return null;
    return { mail: addressInUseMail(owner.username, this.links.forgotPassword), userId, to: owner.confirmedEmail };
  }
}
