import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { AccountRepository } from '../../account.repository.js';
import { changeEmail } from '../../domain/email.decider.js';
import { OwnPassword } from '../../passwords/own-password.js';

/** POST /api/auth/change-email. */
export class ChangeEmailCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

/** Claims another address; the mails to both follow from the event. */
@CommandHandler(ChangeEmailCommand)
export class ChangeEmailHandler implements ICommandHandler<ChangeEmailCommand> {
  constructor(
    private readonly ownPassword: OwnPassword,
    private readonly accounts: AccountRepository,
  ) {}

  async execute({ context, email, password }: ChangeEmailCommand): Promise<void> {
    const { subjectId: userId, occurredAt: changedAt, correlationId } = context;
    await this.ownPassword.assert(userId, password, 'password');
    await this.accounts.decide(userId, (account) => changeEmail({ userId, email, changedAt }, account), {
      commandId: `change-email-${correlationId}`,
      context,
      awaitReadModels: true,
    });
  }
}
