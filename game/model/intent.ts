import { type Check } from './check.js';
import { type Hex } from './hex.js';
import { type OfferKind } from './offer.js';

/** Free text, read as a deed that the rules can judge (design section 6): at most one target, from the offers. */
export interface Intent extends Check {
  readonly kind: OfferKind | 'move';
  /** The listed offer that the text means. */
  readonly offerId: string | null;
  /** The way on offer that the text means. */
  readonly to: Hex | null;
}
