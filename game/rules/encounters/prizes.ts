import { type ChoiceDifficulty } from '../../model/check.js';
import { type OfferContent } from '../../model/content/frame.js';

/**
 * Boxes of the oath that a way through a storylet wins where its kind brings the oath on. It goes by how hard the way is
 * as it is written: what is carried makes it easier and takes nothing from it.
 */
const BOXES: Readonly<Record<ChoiceDifficulty, 0 | 1 | 2>> = { easy: 0, medium: 1, hard: 2 };

/** Own words, which no content knows, win what a way of middling difficulty does. */
export const boxesWonBy = (way: Pick<OfferContent, 'difficulty'> | undefined): 0 | 1 | 2 =>
  BOXES[way?.difficulty ?? 'medium'];
