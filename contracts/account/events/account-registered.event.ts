import { declareEvent } from '../../shared/event-declaration.js';

/** A person with credentials, who was no guest before (specification section 5). */
export interface AccountRegisteredV1 {
  readonly userId: string;
  /** As it was typed; unique without case. */
  readonly username: string;
  /** Claimed, not confirmed; '' for none. */
  readonly email: string;
  readonly registeredAt: string;
}

export const accountRegistered = declareEvent<[AccountRegisteredV1]>()({
  type: 'AccountRegistered',
  version: 1,
  stream: 'account',
  personal: { username: '', email: '' },
  upcasters: [],
});
