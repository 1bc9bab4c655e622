import { declareEvent } from '../../shared/event-declaration.js';

/** Another address is claimed; the confirmed one stays in force until this one is confirmed. */
export interface EmailChangedV1 {
  readonly userId: string;
  readonly email: string;
  readonly changedAt: string;
}

export const emailChanged = declareEvent<[EmailChangedV1]>()({
  type: 'EmailChanged',
  version: 1,
  stream: 'account',
  personal: { email: '' },
  upcasters: [],
});
