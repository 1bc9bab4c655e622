import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { type Staff } from '#backend/platform/http/staff/staff.port.js';
import { ACCOUNTS, type Accounts } from '../account.port.js';
import { normalEmail } from '#backend/platform/email/email-address.js';
import { ConfirmedEmails } from '../mailed/confirmed-emails.js';
import { StaffMembers } from './staff-members.js';

/**
 * Staff are the people whose addresses STAFF_EMAILS lists, once they have proven them (design section 9), and those whom
 * the operator has made staff by a command.
 */
@Injectable()
export class ListedStaff implements Staff {
  private readonly emailKeys: ReadonlySet<string>;

  constructor(
    @Inject(CONFIG) { staffEmails }: Config,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly confirmed: ConfirmedEmails,
    private readonly members: StaffMembers,
  ) {
    this.emailKeys = new Set(staffEmails.map((email) => confirmed.keyOf(normalEmail(email))));
  }

  async isStaff(userId: string): Promise<boolean> {
    const isMember = (await this.members.find(userId)) !== null;
    if (!isMember && !(await this.hasListedAddress(userId))) return false;
    const account = await this.accounts.find(userId);
    // A listed person who has claimed another address is no longer staff, though the old address still works until then.
    return account?.kind === 'registered' && (isMember || account.emailConfirmed);
  }

  private async hasListedAddress(userId: string): Promise<boolean> {
    const proven = await this.confirmed.ownedBy(userId);
    return proven !== null && this.emailKeys.has(proven);
  }
}
