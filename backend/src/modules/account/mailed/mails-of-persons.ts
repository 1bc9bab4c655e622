import { Inject, Injectable } from '@nestjs/common';
import { MAILER, type Mailer } from '#backend/platform/mail/mail.port.js';
import {
  KeepsPersonalData,
  nothingToExport,
  type PersonalStore,
} from '#backend/platform/personal-data/personal-store.js';
import { EmailConfirmations } from './email-confirmations.js';
import { ResetTokens } from './reset-tokens.js';

/** Links that were mailed to a person, as hashes, and their mails where these are files. */
@Injectable()
@KeepsPersonalData()
export class MailsOfPersons implements PersonalStore {
  readonly name = 'mails';
  readonly export = nothingToExport;

  constructor(
    private readonly resets: ResetTokens,
    private readonly confirmations: EmailConfirmations,
    @Inject(MAILER) private readonly mailer: Mailer,
  ) {}

  async erase(userId: string): Promise<void> {
    await this.resets.erase(userId);
    await this.confirmations.erase(userId);
    await this.mailer.forget(userId);
  }
}
