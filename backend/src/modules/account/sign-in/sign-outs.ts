import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { Devices } from '../devices/devices.js';
import { Tokens } from '../tokens/tokens.js';

/** Ends tokens: in this process at once, in others within the time that they trust what they have read. */
@Injectable()
export class SignOuts {
  constructor(
    private readonly devices: Devices,
    private readonly tokens: Tokens,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Tokens of a device; its password stays. */
  async logOut(userId: string, deviceId: string): Promise<void> {
    await this.devices.logOut(deviceId);
    this.tokens.forget(userId);
  }

  /** Tokens and password of a device. @returns whether there was such a device */
  async forget(userId: string, deviceId: string): Promise<boolean> {
    const isForgotten = await this.devices.revoke(userId, deviceId, this.clock.now().toISOString());
    this.tokens.forget(userId);
    return isForgotten;
  }

  /** Tokens and passwords of all devices but one. */
  async everywhere(userId: string, except: string | null = null): Promise<void> {
    await this.devices.revokeAll(userId, except, this.clock.now().toISOString());
    this.tokens.forget(userId);
  }
}
