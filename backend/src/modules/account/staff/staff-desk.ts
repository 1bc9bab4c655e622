import { Injectable } from '@nestjs/common';
import { isEmailAddress, normalEmail } from '#backend/platform/email/email-address.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { usernameFault } from '../domain/username.rules.js';
import { EndedAccess } from './ended-access.js';
import { type StaffAccount, StaffAccounts } from './staff-accounts.js';
import { StaffLinks } from './staff-links.js';
import { StaffMembers } from './staff-members.js';

interface AddedStaff {
  readonly username: string;
  /** Whether there was an account: what opened it has ended, or stays as it was where it was staff by this command. */
  readonly before: 'none' | 'ended' | 'kept';
  /** Works once, for an hour. */
  readonly link: string;
}

/** `npm run staff -- add`: it works while the game runs, and counts at once. */
@Injectable()
export class StaffDesk {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly members: StaffMembers,
    private readonly links: StaffLinks,
    private readonly access: EndedAccess,
  ) {}

  /** @param email in any spelling @throws RejectedError USERNAME_TAKEN (409), TRY_AGAIN (503) */
  async add(email: string, name: string | null): Promise<AddedStaff> {
    const address = normalEmail(email);
    const account = await this.accounts.of(address, name);
    const before = await this.judged(account);
    if (before === 'ended') await this.takeOver(account, address);
    await this.members.add(account.userId);
    reach('staff:added');
    return { username: account.username, before, link: await this.links.make(account.userId, account.username) };
  }

  private async judged({ userId, isNew }: StaffAccount): Promise<AddedStaff['before']> {
    if (isNew) return 'none';
    return (await this.members.find(userId)) ? 'kept' : 'ended';
  }

  /** Somebody else may have made the account with this address: they must be out before it is staff. */
  private async takeOver({ userId, username }: StaffAccount, address: string): Promise<void> {
    await this.access.end(userId, username);
    reach('staff:ended');
    await this.accounts.assertOwner(userId, address);
  }

  /** @returns false for somebody whom no command has made staff */
  remove(userId: string): Promise<boolean> {
    return this.members.remove(userId);
  }
}

/** What is wrong with an address or a name for a new account, in words; null for good ones. @param name null for none given */
export const staffFaultOf = (email: string, name: string | null): string | null => {
  if (!isEmailAddress(normalEmail(email))) return `${email} is no e-mail address.`;
  return name === null ? null : usernameFault(name);
};
