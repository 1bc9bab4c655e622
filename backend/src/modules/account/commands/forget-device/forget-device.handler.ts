import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { AccountRepository } from '../../account.repository.js';
import { forgetDevice } from '../../domain/account.decider.js';
import { SignOuts } from '../../sign-in/sign-outs.js';

/** DELETE /api/auth/devices/{id}, 'Forget': its tokens and its password end. */
export class ForgetDeviceCommand extends Command<void> {
  constructor(
    readonly person: PersonPrincipal,
    readonly deviceId: string,
  ) {
    super();
  }
}

@CommandHandler(ForgetDeviceCommand)
export class ForgetDeviceHandler implements ICommandHandler<ForgetDeviceCommand> {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly signOuts: SignOuts,
  ) {}

  async execute({ person, deviceId }: ForgetDeviceCommand): Promise<void> {
    const { userId } = person;
    if (!(await this.signOuts.forget(userId, deviceId))) {
      throw rejectedBy(AUTH_REJECTIONS, { code: 'DEVICE_NOT_FOUND' });
    }
    const context = requestContext(person);
    const data = { userId, deviceId, forgottenAt: context.occurredAt };
    const options = { commandId: `forget-${deviceId}`, context };
    await this.accounts.decide(userId, (account) => forgetDevice(data, account), options);
  }
}
