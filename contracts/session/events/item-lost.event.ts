import { declareEvent } from '../../shared/event-declaration.js';
import { type ItemV1 } from './shapes/character.v1.js';
import { type SessionIdsV1 } from './shapes/ids.v1.js';

/** The same fields as for a gain: the item, and the holdings after it. */
export interface ItemLostV1 extends SessionIdsV1 {
  readonly turn: number;
  readonly item: ItemV1;
  readonly inventoryAfter: readonly ItemV1[];
}

export const itemLost = declareEvent<[ItemLostV1]>()({
  type: 'ItemLost',
  version: 1,
  stream: 'session',
  personal: 'none',
  upcasters: [],
});
