import { Module } from '@nestjs/common';
import { provideReaction } from '#backend/platform/jobs/work-discovery.js';
import { AccountModule } from './account.module.js';
import { EmailAndPasswordModule } from './email-and-password.module.js';
import { AccountMailWriter } from './mailed/account-mail-writer.js';
import { ConfirmationWriter } from './mailed/confirmation-writer.js';
import { MailedLinks } from './mailed/mailed-links.js';
import { NoticeWriter } from './mailed/notice-writer.js';
import { ResetWriter } from './mailed/reset-writer.js';
import { mailWhenAccountChanged } from './reactions/mail-when-account-changed.js';
import { SendAccountMailHandler } from './reactions/send-account-mail.handler.js';

/** The mails of accounts, for worker processes. */
@Module({
  imports: [AccountModule, EmailAndPasswordModule],
  providers: [
    AccountMailWriter,
    ConfirmationWriter,
    MailedLinks,
    NoticeWriter,
    ResetWriter,
    SendAccountMailHandler,
    provideReaction(mailWhenAccountChanged),
  ],
})
export class AccountMailWorkModule {}
