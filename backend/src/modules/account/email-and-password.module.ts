import { Module } from '@nestjs/common';
import { AccountModule } from './account.module.js';
import { ChangeEmailController } from './commands/change-email/change-email.controller.js';
import { ChangeEmailHandler } from './commands/change-email/change-email.handler.js';
import { ChangePasswordController } from './commands/change-password/change-password.controller.js';
import { ChangePasswordHandler } from './commands/change-password/change-password.handler.js';
import { ConfirmEmailController } from './commands/confirm-email/confirm-email.controller.js';
import { ConfirmEmailHandler } from './commands/confirm-email/confirm-email.handler.js';
import { ForgotPasswordController } from './commands/forgot-password/forgot-password.controller.js';
import { ForgotPasswordHandler } from './commands/forgot-password/forgot-password.handler.js';
import { ResendConfirmationController } from './commands/resend-confirmation/resend-confirmation.controller.js';
import { ResendConfirmationHandler } from './commands/resend-confirmation/resend-confirmation.handler.js';
import { ResetPasswordController } from './commands/reset-password/reset-password.controller.js';
import { ResetPasswordHandler } from './commands/reset-password/reset-password.handler.js';
import { CONFIRMED_ADDRESSES } from './account.port.js';
import { ConfirmedEmails } from './mailed/confirmed-emails.js';
import { ProvedAddresses } from './mailed/proved-addresses.js';
import { EmailConfirmations } from './mailed/email-confirmations.js';
import { MailsOfPersons } from './mailed/mails-of-persons.js';
import { ResetTokens } from './mailed/reset-tokens.js';
import { STAFF } from '#backend/platform/http/staff/staff.port.js';
import { ListedStaff } from './staff/listed-staff.js';
import { StaffMembers } from './staff/staff-members.js';
import { StaffMembersStore } from './staff/staff-members.store.js';
import { CheckedHashes } from './passwords/checked-hashes.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { OwnPassword } from './passwords/own-password.js';

/** Requests to prove an address, or to change address or password; `AccountMailWorkModule` sends their mails. */
@Module({
  imports: [AccountModule],
  controllers: [
    ChangeEmailController,
    ChangePasswordController,
    ConfirmEmailController,
    ForgotPasswordController,
    ResendConfirmationController,
    ResetPasswordController,
  ],
  providers: [
    ChangeEmailHandler,
    ChangePasswordHandler,
    ConfirmEmailHandler,
    ForgotPasswordHandler,
    ResendConfirmationHandler,
    ResetPasswordHandler,
    ConfirmedEmails,
    { provide: CONFIRMED_ADDRESSES, useClass: ProvedAddresses },
    EmailConfirmations,
    MailsOfPersons,
    ResetTokens,
    CheckedHashes,
    NewPasswords,
    OwnPassword,
    { provide: STAFF, useClass: ListedStaff },
    StaffMembers,
    StaffMembersStore,
  ],
  exports: [CONFIRMED_ADDRESSES, ConfirmedEmails, EmailConfirmations, NewPasswords, ResetTokens, STAFF, StaffMembers],
})
export class EmailAndPasswordModule {}
