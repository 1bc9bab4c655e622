import { type Attempt } from '#game/model/attempt.js';
import { attemptOfExtra, isExtraOffer } from '#game/model/extra-offers.js';
import { type Offer } from '#game/model/offer.js';
import { offeredDeed } from '../rules/offered-deed.js';
import { failedOffersHere } from '../rules/failed-offers-here.js';
import { type SessionData } from '../state/session.state.js';
import { coinsShort } from './coins.js';
import { type Judged } from './judged.js';
import { impossible } from './situated.js';

const judged = (session: SessionData, offer: Offer): Judged => {
  const { requiresItem, cost } = offer;
  const carries = session.holdings.inventory.some(({ name }) => name === requiresItem);
  if (requiresItem !== null && !carries)
    return impossible(`That wants something you do not carry: ${requiresItem.toLowerCase()}.`);
  return (cost === undefined ? null : coinsShort(session, cost)) ?? { deed: offeredDeed(offer) };
};

const TRIED =
  'You tried that here, and it failed. Try it again when you have slept, or when you come back to this place.';

/**
 * The deed of the offer that is meant, with the same test and dice as its card; why it can't be done, if it was tried
 * in vain; null where no offer is meant, or it is gone.
 */
export const meaningAnOffer = (session: SessionData, { offerId }: Attempt): Judged | null => {
  const offer = session.standing.offers.find(({ id }) => id === offerId && !isExtraOffer(id));
  if (offer) return judged(session, offer);
  return failedOffersHere(session).some(({ id }) => id === offerId) ? impossible(TRIED) : null;
};

/** The attempt that is tried: for words that mean a narrator's offer, the attempt behind that offer. */
export const attemptMeant = ({ standing }: SessionData, attempt: Attempt): Attempt => {
  const offer = standing.offers.find(({ id }) => id === attempt.offerId);
  return (offer && attemptOfExtra(offer.id)) ?? attempt;
};
