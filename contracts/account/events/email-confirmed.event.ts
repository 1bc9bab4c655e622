import { declareEvent } from '../../shared/event-declaration.js';

/** The person has proved that the address is theirs. */
export interface EmailConfirmedV1 {
  readonly userId: string;
  readonly email: string;
  readonly confirmedAt: string;
}

export const emailConfirmed = declareEvent<[EmailConfirmedV1]>()({
  type: 'EmailConfirmed',
  version: 1,
  stream: 'account',
  personal: { email: '' },
  upcasters: [],
});
