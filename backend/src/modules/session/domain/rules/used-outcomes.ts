import { contentIdOf } from '#game/model/offer-ids.js';
import { type Deed } from '#game/model/deed.js';
import { outcomeKey } from '#game/rules/encounters/fresh-offers.js';

/** Enough for a saga of usual length. */
const REMEMBERED_OUTCOMES = 120;

/**
 * Outcomes of what was chosen at leisure, newest last: an offer whose lines for one of its outcomes were all told is not
 * offered again.
 */
export const usedAfter = (
  used: readonly string[],
  { offerId }: Pick<Deed, 'offerId'>,
  success: boolean,
): readonly string[] =>
  offerId === null ? used : [...used, outcomeKey(contentIdOf(offerId), success)].slice(-REMEMBERED_OUTCOMES);
