import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { type Staff } from '#backend/platform/http/staff/staff.port.js';
import { ACCOUNTS, type Accounts } from '../account.port.js';
import { normalEmail } from '#backend/platform/email/email-address.js';
import { ConfirmedEmails } from '../mailed/confirmed-emails.js';

/** Staff are the people whose addresses STAFF_EMAILS lists, once they have proven them (design section 9). */
@Injectable()
export class ListedStaff implements Staff {
  private readonly emailKeys: ReadonlySet<string>;

  constructor(
    @Inject(CONFIG) { staffEmails }: Config,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    private readonly confirmed: ConfirmedEmails,
  ) {
    this.emailKeys = new Set(staffEmails.map((email) => confirmed.keyOf(normalEmail(email))));
  }

  async isStaff(userId: string): Promise<boolean> {
    const proven = await this.confirmed.ownedBy(userId);
    if (proven === null || !this.emailKeys.has(proven)) return false;
    // A person who has claimed another address is no longer staff, though the old address still works until then.
    const account = await this.accounts.find(userId);
    return account?.kind === 'registered' && account.emailConfirmed;
  }
}
