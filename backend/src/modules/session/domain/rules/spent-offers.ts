import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Deed } from '#game/model/deed.js';

/**
 * After a failed attempt, an offer of an oath, a thread or a city is not offered again until the player has slept or
 * left the place.
 */
export const spentHere = (spent: readonly string[], { kind, offerId }: Deed, success: boolean): readonly string[] => {
  if (kind === 'move' || (kind === 'rest' && success)) return [];
  return !success && offerId !== null && spineOfferOf(offerId) !== null ? [...spent, offerId] : spent;
};
