import { type Attempt } from './attempt.js';
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
  /**
   * What a player's own words try; null for an offer and a move. An attempt without an attribute needs no roll: it
   * succeeds.
   */
  readonly attempt: Attempt | null;
}

/** A made check: percent needed and percent rolled. */
export interface ResolvedCheck extends Check {
  readonly chance: number;
  readonly roll: number;
}
