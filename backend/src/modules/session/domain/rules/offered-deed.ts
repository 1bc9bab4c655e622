import { type Deed } from '#game/model/deed.js';
import { type Offer } from '#game/model/offer.js';

/** The deed of taking an offer. */
export const offeredDeed = ({ id, kind, attribute, difficulty, requiresItem, risk }: Offer): Deed => ({
  kind,
  offerId: id,
  to: null,
  attribute,
  difficulty,
  requiresItem,
  risk,
  attempt: null,
});
