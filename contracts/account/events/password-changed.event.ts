import { declareEvent } from '../../shared/event-declaration.js';

/** All other devices are signed out; the hash stands in `credentials`. */
export interface PasswordChangedV1 {
  readonly userId: string;
  readonly reason: 'changed' | 'reset';
  readonly changedAt: string;
}

export const passwordChanged = declareEvent<[PasswordChangedV1]>()({
  type: 'PasswordChanged',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
