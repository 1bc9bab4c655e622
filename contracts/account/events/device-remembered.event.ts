import { declareEvent } from '../../shared/event-declaration.js';

/** The server made a password for this device (design section 9). */
export interface DeviceRememberedV1 {
  readonly userId: string;
  readonly deviceId: string;
  readonly rememberedAt: string;
}

export const deviceRemembered = declareEvent<[DeviceRememberedV1]>()({
  type: 'DeviceRemembered',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
