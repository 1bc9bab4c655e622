import { Injectable } from '@nestjs/common';
import { type Authenticated } from '#contracts/account/views.js';
import { type PersonPrincipal } from '#backend/platform/http/principal.js';
import { DevicePasswords } from '../devices/device-passwords.js';
import { Devices } from '../devices/devices.js';
import { type Account } from '../domain/account.fold.js';
import { userOf } from '../domain/user-view.js';
import { SignIns } from './sign-ins.js';

export interface ProvenPerson {
  readonly userId: string;
  readonly account: Account;
  /** Name of the requesting device. */
  readonly device: string;
  /** A device of the person that is known already. */
  readonly deviceId: string | null;
}
export type SignInAnswer = Required<Authenticated> & { readonly deviceId: string };

/** What a person who has proved who they are gets: a token and a password for their device (design section 9). */
@Injectable()
export class SignInAnswers {
  constructor(
    private readonly devices: Devices,
    private readonly signIns: SignIns,
    private readonly passwords: DevicePasswords,
  ) {}

  async welcome(welcomed: ProvenPerson): Promise<SignInAnswer> {
    const { token, deviceId } = await this.signIn(welcomed);
    const devicePassword = await this.passwords.make(deviceId);
    return { token, deviceId, devicePassword, user: userOf(welcomed.userId, welcomed.account) };
  }

  private async signIn({ userId, device, deviceId }: ProvenPerson): Promise<Pick<SignInAnswer, 'token' | 'deviceId'>> {
    const known = deviceId === null ? null : await this.devices.standing(userId, deviceId);
    if (deviceId === null || !known?.isLive) return this.signIns.onNewDevice({ userId, kind: 'registered', device });
    const token = await this.signIns.onDevice({ userId, kind: 'registered', deviceId, epoch: known.epoch ?? 0 });
    return { token, deviceId };
  }
}

/** The device of a request, where it is the same person's. */
export const deviceOf = (principal: PersonPrincipal | null, userId: string): string | null =>
  principal?.userId === userId ? principal.deviceId : null;
