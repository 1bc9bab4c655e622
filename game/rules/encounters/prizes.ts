import { type ChoiceDifficulty } from '../../model/check.js';
import { type OfferContent } from '../../model/content/frame.js';

/**
 * Boxes of the oath that a way through a storylet wins where its kind brings the oath on. It depends on how hard the
 * way is as written: a carried thing makes the way easier and does not lower the prize.
 */
const BOXES: Readonly<Record<ChoiceDifficulty, 0 | 1 | 2>> = { easy: 0, medium: 1, hard: 2 };

/** A deed in the player's own words, which no content knows, wins as much as a way of medium difficulty. */
export const boxesWonBy = (way: Pick<OfferContent, 'difficulty'> | undefined): 0 | 1 | 2 =>
  BOXES[way?.difficulty ?? 'medium'];
