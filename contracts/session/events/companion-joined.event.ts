import { declareEvent } from '../../shared/event-declaration.js';
import { type CompanionV1 } from './shapes/character.v1.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

export interface CompanionJoinedV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly companion: CompanionV1;
  readonly companionsAfter: readonly CompanionV1[];
}

export const companionJoined = declareEvent<[CompanionJoinedV1]>()({
  type: 'CompanionJoined',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
