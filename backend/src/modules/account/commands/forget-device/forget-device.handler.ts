import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AUTH_REJECTIONS } from '#contracts/account/rejections.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { requestContext } from '#backend/platform/http/request-context.js';
import { ForgottenDevices } from '../../devices/forgotten-devices.js';

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
  constructor(private readonly devices: ForgottenDevices) {}

  async execute({ person, deviceId }: ForgetDeviceCommand): Promise<void> {
    if (!(await this.devices.forget(person.userId, deviceId, requestContext(person))))
      throw rejectedBy(AUTH_REJECTIONS, { code: 'DEVICE_NOT_FOUND' });
  }
}
