import { declareEvent } from '../../shared/event-declaration.js';
import { type ItemV1 } from './shapes/character.v1.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

export interface ItemGainedV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly item: ItemV1;
  readonly inventoryAfter: readonly ItemV1[];
}

export const itemGained = declareEvent<[ItemGainedV1]>()({
  type: 'ItemGained',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
