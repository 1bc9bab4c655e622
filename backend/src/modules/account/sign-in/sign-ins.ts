import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { Devices } from '../devices/devices.js';
import { type SignedIn, Tokens } from '../tokens/tokens.js';

export interface OnNewDevice extends Pick<SignedIn, 'userId' | 'kind'> {
  /** Its name for people. */
  readonly device: string;
}
export interface SignIn {
  readonly token: string;
  readonly deviceId: string;
}

/** Signs people in on their devices, and renews what they hold. */
@Injectable()
export class SignIns {
  constructor(
    private readonly devices: Devices,
    private readonly tokens: Tokens,
    @Inject(RANDOM) private readonly random: Random,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async onNewDevice({ userId, kind, device }: OnNewDevice): Promise<SignIn> {
    const deviceId = this.random.uuid();
    await this.devices.add({ userId, deviceId, name: device, at: this.now });
    return { token: await this.onDevice({ userId, kind, deviceId, epoch: 0 }), deviceId };
  }

  /** A token for a device that is known, from a new sign-in. */
  onDevice(known: Omit<SignedIn, 'signedInAtS'>): Promise<string> {
    return this.tokens.issue({ ...known, signedInAtS: this.clock.now().getTime() / 1_000 });
  }

  /**
   * GET /api/auth/me: a new token, where this one is due. A token from before devices had ids gets its device here,
   * at its first use.
   */
  async renewed(bearerToken: string, device: string): Promise<string | null> {
    const principal = await this.tokens.principalOf(bearerToken);
    if (principal?.deviceId) await this.devices.noteUse(principal.deviceId, this.now);
    const renewed = await this.tokens.renewed(bearerToken, this.clock.now().getTime() / 1_000);
    if (renewed) await this.devices.add({ ...renewed, name: device, at: this.now });
    return renewed?.token ?? null;
  }

  private get now(): string {
    return this.clock.now().toISOString();
  }
}
