import { type OfferContent } from './frame.js';

/**
 * Deeds at leisure that are about this saga: to seek the foe, to warn a town, to call on somebody known, to sell or
 * tell a clue, to send word in a matter that is running out, and to ask or send a companion who is a person.
 */
export const MATTER_KINDS = ['seek', 'warn', 'call', 'sell', 'tell', 'word', 'ask-mate', 'send-mate'] as const;
export type MatterKind = (typeof MATTER_KINDS)[number];

/** Where a matter is offered. */
export type MatterPlace = 'city' | 'land' | 'sea';

/**
 * Lines have {foe} and {who}; {place} the town here, in a town; {them} the person called on or written to; {mate} the
 * companion by name.
 */
export interface MatterContent {
  readonly kind: MatterKind;
  readonly at: readonly MatterPlace[];
  readonly offer: OfferContent;
}

/** By kind, at least two of each: their places in the list are in their ids: add at the end. */
export type Matters = Readonly<Record<MatterKind, readonly MatterContent[]>>;
