import { Injectable } from '@nestjs/common';
import { type AccountMailJob } from './account-mail.queue.js';
import { type AddressedMail } from './addressed-mail.js';
import { ConfirmationWriter } from './confirmation-writer.js';
import { NoticeWriter } from './notice-writer.js';
import { ResetWriter } from './reset-writer.js';

/** What a job has to send, and to whom. */
@Injectable()
export class AccountMailWriter {
  constructor(
    private readonly confirmations: ConfirmationWriter,
    private readonly resets: ResetWriter,
    private readonly notices: NoticeWriter,
  ) {}

  /** @returns null where there is nothing to send */
  write(job: AccountMailJob): Promise<AddressedMail | null> {
    switch (job.mail) {
      case 'confirm-address':
        return this.confirmations.write(job);
      case 'reset-password':
        return this.resets.write(job);
      case 'password-changed':
        return this.notices.ofPassword(job);
      case 'address-changed':
        return this.notices.ofAddress(job);
    }
  }
}
