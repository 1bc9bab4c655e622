import { declareEvent } from '../../shared/event-declaration.js';

export interface ProfileChangedV1 {
  readonly userId: string;
  /** '' for none; so are the others. */
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly changedAt: string;
}

export const profileChanged = declareEvent<[ProfileChangedV1]>()({
  type: 'ProfileChanged',
  version: 1,
  stream: 'account',
  personal: { firstName: '', lastName: '', phone: '' },
  upcasters: [],
});
