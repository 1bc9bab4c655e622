import { declareEvent, NO_HASH } from '../../shared/event-declaration.js';
import { turnResolvedV1ToV2 } from '../upcasters/turn-resolved.v1-to-v2.js';
import { type TurnResolvedV1, type TurnResolvedV2 } from './shapes/turn-resolved.js';

export const turnResolved = declareEvent<[TurnResolvedV1, TurnResolvedV2]>()({
  type: 'TurnResolved',
  version: 2,
  stream: 'session',
  personal: { playerAction: '', bodyHash: NO_HASH },
  upcasters: [turnResolvedV1ToV2],
});
