import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../account.repository.js';
import { addressChangedMail } from '../mails/address-changed.mail.js';
import { passwordChangedMail } from '../mails/password-changed.mail.js';
import { type AddressedMail } from './addressed-mail.js';
import { MailedLinks } from './mailed-links.js';

export interface Notice {
  readonly userId: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Tells owners of accounts what was done there: at a confirmed address, or not at all. */
@Injectable()
export class NoticeWriter {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: MailedLinks,
  ) {}

  async ofPassword({ userId, at }: Notice): Promise<AddressedMail | null> {
    const { state } = await this.accounts.load(userId);
    if (state.status !== 'Registered' || state.confirmedEmail === '') return null;
    const mail = passwordChangedMail(state.username, new Date(at), this.links.forgotPassword);
    return { mail, userId, to: state.confirmedEmail };
  }

  /** To the old address, also where the new one is confirmed already. */
  async ofAddress({ userId, at }: Notice): Promise<AddressedMail | null> {
    const { state } = await this.accounts.load(userId);
    const { status, email, emailBefore, username } = state;
    if (status !== 'Registered' || emailBefore === '' || emailBefore === email) return null;
    return { mail: addressChangedMail(username, new Date(at), this.links.forgotPassword), userId, to: emailBefore };
  }
}
