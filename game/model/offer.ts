import { type Item } from './character.js';
import { type Check } from './check.js';

/** The kind of deed; consequences come from it, never from prose (design section 7). */
export const OFFER_KINDS = [
  'force',
  'craft',
  'talk',
  'flight',
  'gift',
  'patience',
  'explore',
  'rest',
  'trade',
] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];
export type Risk = 'none' | 'slight' | 'serious' | 'grave';

/** A deed that the rules allow next. The narrator gives it words, but can't change it (design section 6). */
export interface Offer extends Check {
  /** Unique among the offers of its turn, and the same for the same deed from the same point. */
  readonly id: string;
  readonly kind: OfferKind;
  /** Name of an item that must be in the inventory. */
  readonly requiresItem: string | null;
  readonly risk: Risk;
  /** Its price in coins: players with fewer can't try it. Absent: none. */
  readonly cost?: number;
  /** The thing or service that they buy. */
  readonly item?: Item;
}

/** The words given to an offer: `action` is words joined by underscores (specification section 3). */
export interface Wording {
  readonly offerId: string;
  readonly action: string;
  readonly description: string;
}
