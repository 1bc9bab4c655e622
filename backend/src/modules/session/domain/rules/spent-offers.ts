import { matterOf, spineOfferOf } from '#game/model/offer-ids.js';
import { type Deed } from '#game/model/deed.js';

/**
 * After a failed attempt, an offer of an oath, a thread or a city is not offered again until the player has slept or
 * left the place; neither is a matter after any attempt.
 */
export const offersSpentHere = (
  spent: readonly string[],
  { kind, offerId }: Deed,
  success: boolean,
): readonly string[] => {
  if (kind === 'move' || (kind === 'rest' && success)) return [];
  if (offerId === null || spineOfferOf(offerId) === null) return spent;
  return !success || matterOf(offerId) !== null ? [...spent, offerId] : spent;
};
