import { type CheckV1, type OfferKindV1, type RiskV1 } from './offer.v1.js';
import { type HexV1 } from './world.v1.js';

/** One use of the dice: the k-th draw for a purpose, 1 to `sides`. */
export interface DrawV1 {
  readonly purpose: string;
  readonly k: number;
  readonly sides: number;
  readonly value: number;
}
export interface DeedV1 extends CheckV1 {
  readonly kind: OfferKindV1 | 'move';
  readonly offerId: string | null;
  readonly to: HexV1 | null;
  readonly requiresItem: string | null;
  readonly risk: RiskV1;
}
/** Percent needed and percent rolled. */
export interface ResolvedCheckV1 extends CheckV1 {
  readonly chance: number;
  readonly roll: number;
}
