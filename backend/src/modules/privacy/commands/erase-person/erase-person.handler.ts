import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { RejectedError } from '#backend/platform/http/rejected.error.js';
import { Erasure } from '../../erasure.js';

/** POST /api/user/delete. */
export class ErasePersonCommand extends Command<void> {
  constructor(
    readonly userId: string,
    readonly password: string | null,
  ) {
    super();
  }
}

/** Asks for the password of an account; a guest has their token alone. */
@CommandHandler(ErasePersonCommand)
export class ErasePersonHandler implements ICommandHandler<ErasePersonCommand> {
  constructor(
    private readonly erasure: Erasure,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async execute({ userId, password }: ErasePersonCommand): Promise<void> {
    const account = await this.accounts.find(userId);
    if (!account) return;
    if (account.kind === 'registered') await this.assertPassword(userId, password);
    await this.erasure.request(userId);
  }

  /** @throws RejectedError PASSWORD_REQUIRED, WRONG_PASSWORD */
  private async assertPassword(userId: string, password: string | null): Promise<void> {
    const details = { field: 'password' };
    if (password === null || password === '')
      throw new RejectedError(422, 'PASSWORD_REQUIRED', 'Enter your password to delete your account.', details);
    if (!(await this.accounts.passwordMatches(userId, password)))
      throw new RejectedError(422, 'WRONG_PASSWORD', 'That is not your password.', details);
  }
}
