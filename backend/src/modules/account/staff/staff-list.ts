import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { ACCOUNTS, type Accounts, CONFIRMED_ADDRESSES, type ConfirmedAddresses } from '../account.port.js';
import { type StaffRow, StaffMembers } from './staff-members.js';

interface ListedMember {
  /** Null for an address of STAFF_EMAILS that nobody has confirmed. */
  readonly username: string | null;
  /** Null for none. */
  readonly email: string | null;
  /** Null for an address of STAFF_EMAILS. */
  readonly addedAt: Date | null;
}

/** `npm run staff -- list`. */
@Injectable()
export class StaffList {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'staffEmails'>,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(CONFIRMED_ADDRESSES) private readonly addresses: ConfirmedAddresses,
    private readonly members: StaffMembers,
  ) {}

  /** Those of the command first. */
  async all(): Promise<readonly ListedMember[]> {
    const added = await Promise.all((await this.members.all()).map((row) => this.added(row)));
    const listed = await Promise.all(this.config.staffEmails.map((email) => this.listed(email)));
    return [...added.flat(), ...listed];
  }

  /** None for somebody who is being erased. */
  private async added({ userId, addedAt }: StaffRow): Promise<readonly ListedMember[]> {
    const account = await this.accounts.find(userId);
    return account ? [{ username: account.username, email: account.email, addedAt }] : [];
  }

  private async listed(email: string): Promise<ListedMember> {
    const owner = await this.addresses.ownerOf(email);
    const account = owner === null ? null : await this.accounts.find(owner);
    return { username: account?.emailConfirmed ? account.username : null, email, addedAt: null };
  }
}
