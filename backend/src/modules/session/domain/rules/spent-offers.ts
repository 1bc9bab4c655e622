import { spineOfferOf } from '#game/model/offer-ids.js';
import { type Deed } from '#game/model/deed.js';

/**
 * Who was refused is not asked again in the same place on the same day: what an oath, a thread or a city offers is spent
 * by a try in vain until the player has slept or gone away.
 */
export const spentHere = (spent: readonly string[], { kind, offerId }: Deed, success: boolean): readonly string[] => {
  if (kind === 'move' || (kind === 'rest' && success)) return [];
  return !success && offerId !== null && spineOfferOf(offerId) !== null ? [...spent, offerId] : spent;
};
