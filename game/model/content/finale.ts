import { type OfferKind } from '../offer.js';

type Lines = readonly string[];

/** How the last test was passed. */
export const FINALE_WAYS = ['force', 'craft', 'talk', 'gift', 'patience', 'flight', 'explore', 'words'] as const;
export type FinaleWay = Extract<OfferKind, (typeof FINALE_WAYS)[number]> | 'words';

/** The pieces from which the last entry of a kept oath is put together: {foe}, {who}, {where}. */
export interface Finale {
  /** Tells first how it was done; 'words': in the player's own words. */
  readonly ways: Readonly<Record<FinaleWay, Lines>>;
  /** A clue that opened a way in, and one that cost {foe} time. */
  readonly clues: Readonly<Record<'approach' | 'delay', Lines>>;
  /** {them}: somebody to whom the hero kept, or did not keep, what was agreed. */
  readonly kept: Lines;
  readonly owed: Lines;
  /** {mate} stood by at the end; nobody did. */
  readonly stoodBy: Lines;
  readonly alone: Lines;
}
