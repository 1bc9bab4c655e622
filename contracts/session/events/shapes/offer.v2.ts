import { type ItemV1 } from './character.v1.js';
import { type OfferV1 } from './offer.v1.js';

/** An offer without optional fields: null replaces absent. */
export interface OfferV2 extends Omit<OfferV1, 'cost' | 'item'> {
  readonly cost: number | null;
  readonly item: ItemV1 | null;
}
