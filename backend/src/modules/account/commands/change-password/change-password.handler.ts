import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Authenticated } from '#contracts/account/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { AccountRepository } from '../../account.repository.js';
import { changePassword } from '../../domain/password.decider.js';
import { NewPasswords } from '../../passwords/new-passwords.js';
import { OwnPassword } from '../../passwords/own-password.js';
import { SignInAnswers } from '../../sign-in/sign-in-answers.js';
import { type ChangePasswordBody } from './change-password.body.js';

/** POST /api/auth/change-password. */
export class ChangePasswordCommand extends Command<Authenticated> {
  constructor(
    readonly context: CommandContext,
    readonly body: Pick<ChangePasswordBody, 'currentPassword' | 'newPassword'>,
    readonly device: string,
  ) {
    super();
  }
}

/** Every token and device password ends with the old password; the answering device gets new ones. */
@CommandHandler(ChangePasswordCommand)
export class ChangePasswordHandler implements ICommandHandler<ChangePasswordCommand> {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly passwords: NewPasswords,
    private readonly accounts: AccountRepository,
    private readonly answers: SignInAnswers,
  ) {}

  async execute({ context, body, device }: ChangePasswordCommand): Promise<Authenticated> {
    const { subjectId: userId, occurredAt: changedAt, correlationId } = context;
    await this.ownPassword.assert(userId, body.currentPassword, 'currentPassword');
    const { state } = await this.accounts.load(userId);
    const hash = await this.passwords.hashed(body.newPassword, state.username);
    const command = { commandId: `change-password-${correlationId}`, context };
    await this.accounts.decide(userId, (account) => changePassword({ userId, changedAt }, account), command);
    await this.passwords.replace(userId, hash);
    const welcomed = { userId, account: state, device, deviceId: null };
    const { token, user, devicePassword } = await this.answers.welcome(welcomed);
    return { token, user, devicePassword };
  }
}
