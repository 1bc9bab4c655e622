import { Inject, Injectable } from '@nestjs/common';
import { type Account } from '../domain/account.fold.js';
import { WALLETS, type Wallets } from '#backend/modules/wallet/wallet.port.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { causedBy, type CommandContext } from '#backend/shared/domain/command-context.js';
import { AccountRepository } from '../account.repository.js';
import { type Credential, Credentials } from '../sign-in/credentials.js';
import { abandonRegistration, registerAccount } from '../domain/account.decider.js';

export interface NewAccount {
  readonly username: string;
  /** '' for none. */
  readonly email: string;
}

/** What follows a reserved name: the event, the wallet's grant, and only then the reservation counts as settled. */
@Injectable()
export class Registrations {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly credentials: Credentials,
    @Inject(WALLETS) private readonly wallets: Wallets,
  ) {}

  /** @throws RejectedError ALREADY_REGISTERED, REGISTRATION_ABANDONED, ACCOUNT_ERASED */
  async complete(credential: Credential, { username, email }: NewAccount, context: CommandContext): Promise<Account> {
    const { userId, commandId } = credential;
    reach('registration:reserved');
    const command = { userId, commandId, username, email, registeredAt: context.occurredAt };
    const options = { commandId, context, awaitReadModels: true };
    const { state } = await this.accounts.decide(userId, (now) => registerAccount(command, now), options);
    reach('registration:appended');
    await this.finish(credential, context);
    return state;
  }

  /** Settles a registration that may have died: finishes it where its event is in the log, else frees the name for good. */
  async settle(credential: Credential, context: CommandContext): Promise<'registered' | 'abandoned'> {
    const { userId, commandId } = credential;
    const command = { userId, commandId, abandonedAt: context.occurredAt };
    const options = { commandId: `abandon-${commandId}`, context };
    const { state } = await this.accounts.decide(userId, (now) => abandonRegistration(command, now), options);
    if (state.status === 'Registered') {
      await this.finish(credential, context);
      return 'registered';
    }
    await this.credentials.release(credential);
    return 'abandoned';
  }

  private async finish(credential: Credential, context: CommandContext): Promise<void> {
    const { userId, commandId } = credential;
    await this.wallets.grant({ userId, reason: 'registered' }, causedBy(commandId, context));
    await this.credentials.settleAsRegistered(credential);
  }
}
