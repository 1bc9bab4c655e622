import { declareEvent } from '../../shared/event-declaration.js';

/** A person has logged in and takes over what they played as this guest: it belongs to `ownerId` from now on. */
export interface GuestClaimedV1 {
  /** The guest. */
  readonly userId: string;
  readonly ownerId: string;
  readonly claimedAt: string;
}

export const guestClaimed = declareEvent<[GuestClaimedV1]>()({
  type: 'GuestClaimed',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
