import { Injectable } from '@nestjs/common';
import { ACCOUNT_REJECTIONS } from '#contracts/account/rejections.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { DevicePasswords, isDevicePassword } from '../devices/device-passwords.js';
import { type KnownDevice } from '../devices/devices.js';
import { KnownNames } from '../registration/known-names.js';
import { Passwords } from '../passwords/passwords.js';
import { SignInLimits } from './sign-in-limits.js';

export interface Claimed {
  readonly username: string;
  readonly password: string;
  /** The holder of limits. */
  readonly address: string;
}
export interface Proof {
  readonly userId: string;
  /** The device whose password it was; null where the person typed their own. */
  readonly known: KnownDevice | null;
}

/** Proves who somebody is. It takes as long, and says the same, whether or not the name exists. */
@Injectable()
export class Proofs {
  constructor(
    private readonly names: KnownNames,
    private readonly limits: SignInLimits,
    private readonly passwords: Passwords,
    private readonly devicePasswords: DevicePasswords,
  ) {}

  /** @throws RejectedError INVALID_CREDENTIALS (401), TOO_MANY_REQUESTS (429), TRY_AGAIN (503) */
  async of({ username, password, address }: Claimed): Promise<Proof> {
    const { credential, holder } = await this.names.find(username);
    const attempt = { address, holder, isOfDevice: isDevicePassword(password) };
    await this.limits.begin(attempt);
    const userId = credential?.userId ?? null;
    const known = attempt.isOfDevice ? await this.devicePasswords.deviceWith(userId, password) : null;
    const isProven = known !== null || (await this.passwords.matches(credential?.passwordHash ?? null, password));
    if (!isProven || userId === null) {
      this.limits.fail(attempt);
      throw rejectedBy(ACCOUNT_REJECTIONS, { code: 'INVALID_CREDENTIALS' });
    }
    await this.limits.succeed(attempt);
    return { userId, known };
  }
}
