import { declareEvent } from '../../shared/event-declaration.js';

export interface PasswordResetRequestedV1 {
  readonly userId: string;
  readonly requestId: string;
  readonly requestedAt: string;
}

export const passwordResetRequested = declareEvent<[PasswordResetRequestedV1]>()({
  type: 'PasswordResetRequested',
  version: 1,
  stream: 'account',
  personal: 'none',
  upcasters: [],
});
