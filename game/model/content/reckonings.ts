import { type Cast } from './cast.js';
import { type OfferContent } from './frame.js';

/** The kinds of open matters whose other side comes after the player when they are left alone. */
export const RECKONING_KINDS = ['debt', 'feud', 'promise', 'wish'] as const;
export type ReckoningKind = (typeof RECKONING_KINDS)[number];

/**
 * The other side of an open matter comes for it. {them} is that person, {place} the place of the matter; of a wish,
 * {them} is the companion. The words fit any matter of the kind.
 */
export interface ReckoningContent {
  readonly kind: ReckoningKind;
  /** Who stands in every opening beside {them}. Absent: nobody. */
  readonly cast?: Cast;
  readonly openings: readonly string[];
  readonly still: string | readonly string[];
  readonly later: string | readonly string[];
  /** To settle it here and now, to be given time, and to refuse. */
  readonly ways: readonly [settle: OfferContent, delay: OfferContent, refuse: OfferContent];
}
