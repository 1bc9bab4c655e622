import { declareEvent } from '../../shared/event-declaration.js';

export interface LoggedInV1 {
  readonly userId: string;
  readonly deviceId: string;
  readonly method: 'password' | 'device-password';
  readonly loggedInAt: string;
}

export const loggedIn = declareEvent<[LoggedInV1]>()({
  type: 'LoggedIn',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
