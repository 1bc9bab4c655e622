import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { withoutAbsent } from '#backend/platform/http/without-absent.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { AccountRepository } from '../../account.repository.js';
import { changeProfile, type ChangeProfile } from '../../domain/change-profile.decider.js';

/** PATCH /api/user/profile. */
export class ChangeProfileCommand extends Command<void> {
  constructor(
    readonly context: CommandContext,
    readonly change: Omit<ChangeProfile, 'userId' | 'now'>,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfileCommand)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfileCommand> {
  constructor(private readonly accounts: AccountRepository) {}

  async execute({ context, change }: ChangeProfileCommand): Promise<void> {
    const { subjectId: userId, occurredAt: now } = context;
    const asked = { ...withoutAbsent(change), userId, now };
    const options = { commandId: `profile-${context.correlationId}`, context, awaitReadModels: true };
    await this.accounts.decide(userId, (account) => changeProfile(asked, account), options);
  }
}
