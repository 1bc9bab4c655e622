import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AccountRepository } from '../../account.repository.js';
import { logOut } from '../../domain/account.decider.js';
import { SignOuts } from '../../sign-in/sign-outs.js';

/** POST /api/auth/logout: this device keeps its password, for Quick access; `everywhere` ends those as well. */
export class LogOutCommand extends Command<void> {
  constructor(
    readonly person: PersonPrincipal,
    readonly everywhere: boolean,
  ) {
    super();
  }
}

@CommandHandler(LogOutCommand)
export class LogOutHandler implements ICommandHandler<LogOutCommand> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signOuts: SignOuts,
  ) {}

  async execute({ person, everywhere }: LogOutCommand): Promise<void> {
    const { userId, deviceId } = person;
    // A token from before devices had ids ends with all others of its kind.
    await (everywhere || deviceId === null ? this.signOuts.everywhere(userId) : this.signOuts.logOut(userId, deviceId));
    const context = requestContext(person);
    const data = { userId, deviceId, everywhere, loggedOutAt: context.occurredAt };
    const options = { commandId: `log-out-${deviceId ?? 'all'}-${context.occurredAt}`, context };
    await this.accounts.decide(userId, (account) => logOut(data, account), options);
  }
}
