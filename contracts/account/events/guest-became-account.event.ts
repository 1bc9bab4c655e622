import { declareEvent } from '../../shared/event-declaration.js';

/** A guest signed up: the same userId, nothing moves (design section 9). */
export interface GuestBecameAccountV1 {
  readonly userId: string;
  /** As it was typed; unique without case. */
  readonly username: string;
  /** Claimed, not confirmed; '' for none. */
  readonly email: string;
  readonly registeredAt: string;
}

export const guestBecameAccount = declareEvent<[GuestBecameAccountV1]>()({
  type: 'GuestBecameAccount',
  version: 1,
  stream: 'account',
  personal: { username: '', email: '' },
  upcasters: [],
});
