import { declareEvent } from '../../shared/event-declaration.js';

/** Settles a reserved name whose registration died: a late append by that registration is refused. */
export interface RegistrationAbandonedV1 {
  readonly userId: string;
  readonly commandId: string;
  readonly abandonedAt: string;
}

export const registrationAbandoned = declareEvent<[RegistrationAbandonedV1]>()({
  type: 'RegistrationAbandoned',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
