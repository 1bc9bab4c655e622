import { declareEvent } from '../../shared/event-declaration.js';

/** Tokens of the device are revoked, or those of all devices. */
export interface LoggedOutV1 {
  readonly userId: string;
  /** Null for a token from before devices had ids. */
  readonly deviceId: string | null;
  readonly everywhere: boolean;
  readonly loggedOutAt: string;
}

export const loggedOut = declareEvent<[LoggedOutV1]>()({
  type: 'LoggedOut',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
