import { declareEvent } from '../../shared/event-declaration.js';

export interface ShareRevokedV1 {
  readonly userId: string;
  readonly sessionId: string;
  readonly shareId: string;
  readonly revokedAt: string;
}

export const shareRevoked = declareEvent<[ShareRevokedV1]>()({
  type: 'ShareRevoked',
  version: 1,
  stream: 'share',
  personal: 'none',
  upcasters: [],
});
