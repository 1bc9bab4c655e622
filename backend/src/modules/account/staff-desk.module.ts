import { Module } from '@nestjs/common';
import { AccountModule } from './account.module.js';
import { EmailAndPasswordModule } from './email-and-password.module.js';
import { MailedLinks } from './mailed/mailed-links.js';
import { EndedAccess } from './staff/ended-access.js';
import { PasswordlessAccounts } from './staff/passwordless-accounts.js';
import { StaffAccounts } from './staff/staff-accounts.js';
import { StaffDesk } from './staff/staff-desk.js';
import { StaffLinks } from './staff/staff-links.js';
import { StaffList } from './staff/staff-list.js';

/** Who is staff, as the operator of the game decides it on the machine itself. */
@Module({
  imports: [AccountModule, EmailAndPasswordModule],
  providers: [EndedAccess, MailedLinks, PasswordlessAccounts, StaffAccounts, StaffDesk, StaffLinks, StaffList],
})
export class StaffDeskModule {}
