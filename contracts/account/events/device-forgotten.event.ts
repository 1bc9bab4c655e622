import { declareEvent } from '../../shared/event-declaration.js';

/** Its tokens and its password are revoked. */
export interface DeviceForgottenV1 {
  readonly userId: string;
  readonly deviceId: string;
  readonly forgottenAt: string;
}

export const deviceForgotten = declareEvent<[DeviceForgottenV1]>()({
  type: 'DeviceForgotten',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
