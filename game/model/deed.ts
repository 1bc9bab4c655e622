import { type Check } from './check.js';
import { type Hex } from './hex.js';
import { type OfferKind, type Risk } from './offer.js';

/** One use of the dice: the k-th draw for a purpose, 1 to `sides` (design section 6). */
export interface DrawRecord {
  readonly purpose: string;
  readonly k: number;
  readonly sides: number;
  readonly value: number;
}

/** A deed, without its wording. */
export interface Deed extends Check {
  readonly kind: OfferKind | 'move';
  readonly offerId: string | null;
  readonly to: Hex | null;
  readonly requiresItem: string | null;
  readonly risk: Risk;
}

/** A made check: percent needed and percent rolled. */
export interface ResolvedCheck extends Check {
  readonly chance: number;
  readonly roll: number;
}
