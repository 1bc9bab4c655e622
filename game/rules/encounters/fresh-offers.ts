import { linesOf, type OfferContent } from '../../model/content/frame.js';
import { contentIdOf } from '../../model/offer-ids.js';

/** How an outcome of an offer is remembered. */
export const outcomeKey = (contentId: string, success: boolean): string => `${contentId} ${success ? '+' : '-'}`;

export type IdentifiedLines = OfferContent & { readonly id: string; readonly voiced?: boolean };

/**
 * Whether an offer has a line left for either outcome, and neither was told so many times. What a people tells in its
 * own lines always has.
 */
export const hasLinesLeft =
  (used: readonly string[], most = Infinity) =>
  ({ id, success, failure, voiced }: IdentifiedLines): boolean => {
    const times = (isWon: boolean): number => {
      const key = outcomeKey(contentIdOf(id), isWon);
      return used.filter((one) => one === key).length;
    };
    const isLeft = (isWon: boolean, lines: number): boolean => times(isWon) < Math.min(lines, most);
    return voiced === true || (isLeft(true, linesOf(success).length) && isLeft(false, linesOf(failure).length));
  };
