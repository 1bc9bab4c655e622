import { linesOf, type OfferContent } from '../../model/content/frame.js';
import { contentIdOf } from '../../model/offer-ids.js';

/** How an outcome of an offer is remembered. */
export const outcomeKey = (contentId: string, success: boolean): string => `${contentId} ${success ? '+' : '-'}`;

export type IdentifiedLines = OfferContent & { readonly id: string; readonly voiced?: boolean };

/** How many of an outcome's lines one saga may tell, by their number. */
export type LinesTold = (lines: number) => number;
const EVERY_LINE: LinesTold = (lines) => lines;

/**
 * Whether an offer has a line left that the saga may tell, for either outcome. An offer told in the people's own lines
 * always has.
 */
export const hasLinesLeft =
  (used: readonly string[], mayTell = EVERY_LINE) =>
  ({ id, success, failure, voiced }: IdentifiedLines): boolean => {
    const times = (isWon: boolean): number => {
      const key = outcomeKey(contentIdOf(id), isWon);
      return used.filter((one) => one === key).length;
    };
    const isLeft = (isWon: boolean, lines: number): boolean => times(isWon) < mayTell(lines);
    return voiced === true || (isLeft(true, linesOf(success).length) && isLeft(false, linesOf(failure).length));
  };
