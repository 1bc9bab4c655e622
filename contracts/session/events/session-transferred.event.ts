import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

export interface SessionTransferredV1 extends SessionIdsV1 {
  readonly fromUserId: string;
}

export const sessionTransferred = declareEvent<[SessionTransferredV1]>()({
  type: 'SessionTransferred',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
