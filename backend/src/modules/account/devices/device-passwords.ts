import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { Devices, type KnownDevice } from './devices.js';

/** Its form tells a device password from one that a person typed; 32 random bytes follow. */
const PREFIX = 'device.';
const PASSWORD_BYTES = 32;
const DEVICE_PASSWORD = /^device\.[\w-]{43}$/;

export const isDevicePassword = (password: string): boolean => DEVICE_PASSWORD.test(password);

/** Passwords that the server makes for devices (design section 9). A fast hash is enough for 256 random bits. */
@Injectable()
export class DevicePasswords {
  constructor(
    private readonly devices: Devices,
    private readonly hashes: KeyedHashes,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** A new password for a device; the previous one ends. */
  async make(deviceId: string): Promise<string> {
    const password = PREFIX + this.random.bytes(PASSWORD_BYTES).toString('base64url');
    await this.devices.remember(deviceId, this.hashes.of('device-password', password));
    return password;
  }

  /** The user's device with that password; null where it is none of theirs. */
  deviceWith(userId: string | null, password: string): Promise<KnownDevice | null> {
    return this.devices.withPassword(userId, this.hashes.of('device-password', password));
  }
}
