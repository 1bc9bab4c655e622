import { declareEvent } from '../../shared/event-declaration.js';

export interface GuestCreatedV1 {
  readonly userId: string;
  /** Starts with 'Guest_'. */
  readonly username: string;
  readonly createdAt: string;
}

export const guestCreated = declareEvent<[GuestCreatedV1]>()({
  type: 'GuestCreated',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
