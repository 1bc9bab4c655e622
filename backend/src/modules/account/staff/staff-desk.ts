import { Injectable } from '@nestjs/common';
import { isEmailAddress, normalEmail } from '#backend/platform/email/email-address.js';
import { usernameFault } from '../domain/username.rules.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLinks } from './staff-links.js';
import { StaffMembers } from './staff-members.js';

interface AddedStaff {
  readonly username: string;
  readonly isNewAccount: boolean;
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
  ) {}

  /** @param email in any spelling @throws RejectedError USERNAME_TAKEN (409) */
  async add(email: string, name: string | null): Promise<AddedStaff> {
    const { userId, username, isNew } = await this.accounts.of(normalEmail(email), name);
    await this.members.add(userId);
    return { username, isNewAccount: isNew, link: await this.links.make(userId, username) };
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
