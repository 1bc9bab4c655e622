import { Injectable } from '@nestjs/common';
import { type DeviceView } from '#contracts/account/views.js';
import { type CommandContext } from '#backend/shared/domain/command-context.js';
import { type PersonDevices } from '../account.port.js';
import { AccountRepository } from '../account.repository.js';
import { forgetDevice } from '../domain/account.decider.js';
import { SignOuts } from '../sign-in/sign-outs.js';
import { Devices } from './devices.js';

/** Devices of a person, and how one is forgotten: by its person, or by staff. */
@Injectable()
export class ForgottenDevices implements PersonDevices {
  constructor(
    private readonly devices: Devices,
    private readonly signOuts: SignOuts,
    private readonly accounts: AccountRepository,
  ) {}

  of(userId: string): Promise<readonly DeviceView[]> {
    return this.devices.list(userId, null);
  }

  async forget(userId: string, deviceId: string, context: CommandContext): Promise<boolean> {
    if (!(await this.signOuts.forget(userId, deviceId))) return false;
    const data = { userId, deviceId, forgottenAt: context.occurredAt };
    const options = { commandId: `forget-${deviceId}`, context };
    await this.accounts.decide(userId, (account) => forgetDevice(data, account), options);
    return true;
  }
}
