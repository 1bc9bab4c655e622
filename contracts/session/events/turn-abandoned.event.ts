import { declareEvent } from '../../shared/event-declaration.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

export interface TurnAbandonedV1 extends SessionIdsV1 {
  readonly commandId: string;
}

export const turnAbandoned = declareEvent<[TurnAbandonedV1]>()({
  type: 'TurnAbandoned',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
