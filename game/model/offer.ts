import { type Item } from './character.js';
import { type Check } from './check.js';

/** What sort of deed it is; consequences come from it, never from prose (design section 7). */
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
export const RISKS = ['none', 'slight', 'serious', 'grave'] as const;
export type Risk = (typeof RISKS)[number];

/** What the rules let a player do next. The narrator words it and can't change it (design section 6). */
export interface Offer extends Check {
  /** Unique among the offers of its turn, and the same for the same deed from the same point. */
  readonly id: string;
  readonly kind: OfferKind;
  /** Name of an item that must be in the inventory. */
  readonly requiresItem: string | null;
  readonly risk: Risk;
  /** Coins it takes: nobody with fewer may try. Absent: none. */
  readonly cost?: number;
  /** What is to be had for them. */
  readonly item?: Item;
}

/** The words given to an offer: `action` is words joined by underscores (specification section 3). */
export interface Wording {
  readonly offerId: string;
  readonly action: string;
  readonly description: string;
}
