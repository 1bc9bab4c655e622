import { Injectable } from '@nestjs/common';
import { type Accounts, type KnownAccount } from './account.port.js';
import { AccountRepository } from './account.repository.js';
import { Credentials } from './sign-in/credentials.js';
import { isEmailConfirmed } from './domain/account.fold.js';
import { Passwords } from './passwords/passwords.js';
import { SignOuts } from './sign-in/sign-outs.js';

const orNull = (text: string): string | null => (text === '' ? null : text);

@Injectable()
export class AccountService implements Accounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly credentials: Credentials,
    private readonly passwords: Passwords,
    private readonly signOuts: SignOuts,
  ) {}

  async find(userId: string): Promise<KnownAccount | null> {
    const { state } = await this.accounts.load(userId);
    if (state.status !== 'Guest' && state.status !== 'Registered') return null;
    return {
      kind: state.status === 'Registered' ? 'registered' : 'guest',
      username: state.username,
      email: orNull(state.email),
      emailConfirmed: isEmailConfirmed(state),
      firstName: orNull(state.firstName),
      lastName: orNull(state.lastName),
      phone: orNull(state.phone),
      createdAt: state.createdAt,
    };
  }

  async passwordMatches(userId: string, password: string): Promise<boolean> {
    const credential = await this.credentials.of(userId);
    return this.passwords.matches(credential?.passwordHash ?? null, password);
  }

  revokeDevices(userId: string, except?: string): Promise<void> {
    return this.signOuts.everywhere(userId, except);
  }
}
