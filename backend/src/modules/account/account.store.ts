import { Inject, Injectable } from '@nestjs/common';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { ACCOUNTS, type Accounts } from './account.port.js';

/** What a person told about themselves; and the hashes by which their name, password and address are known again. */
@Injectable()
@KeepsPersonalData()
export class AccountStore implements PersonalStore {
  readonly name = 'account';

  constructor(
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
    @Inject(POSTGRES) private readonly db: Postgres,
  ) {}

  async *export(userId: string): AsyncGenerator<object> {
    const account = await this.accounts.find(userId);
    if (account) yield account;
  }

  /** The name and the address are free again. */
  async erase(userId: string): Promise<void> {
    await this.db.query('DELETE FROM credentials WHERE user_id = $1', [userId]);
    await this.db.query('DELETE FROM confirmed_emails WHERE user_id = $1', [userId]);
  }
}
