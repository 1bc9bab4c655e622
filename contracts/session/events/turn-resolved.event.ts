import { declareEvent, NO_HASH } from '../../shared/event-declaration.js';
import { turnResolvedV1ToV2 } from '../upcasters/turn-resolved.v1-to-v2.js';
import { turnResolvedV2ToV3 } from '../upcasters/turn-resolved.v2-to-v3.js';
import { turnResolvedV3ToV4 } from '../upcasters/turn-resolved.v3-to-v4.js';
import { turnResolvedV4ToV5 } from '../upcasters/turn-resolved.v4-to-v5.js';
import { turnResolvedV5ToV6 } from '../upcasters/turn-resolved.v5-to-v6.js';
import {
  type TurnResolvedV1,
  type TurnResolvedV2,
  type TurnResolvedV3,
  type TurnResolvedV4,
  type TurnResolvedV5,
  type TurnResolvedV6,
} from './shapes/turn-resolved.js';

export const turnResolved = declareEvent<
  [TurnResolvedV1, TurnResolvedV2, TurnResolvedV3, TurnResolvedV4, TurnResolvedV5, TurnResolvedV6]
>()({
  type: 'TurnResolved',
  version: 6,
  stream: 'session',
  personal: { playerAction: '', bodyHash: NO_HASH },
  upcasters: [turnResolvedV1ToV2, turnResolvedV2ToV3, turnResolvedV3ToV4, turnResolvedV4ToV5, turnResolvedV5ToV6],
});
