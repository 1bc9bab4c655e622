import { type Attempt } from '#game/model/attempt.js';
import { type Offer } from '#game/model/offer.js';
import { offeredDeed } from '../rules/offered-deed.js';
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

/** The deed of the offer that is meant, with the same test and dice as by its card; null where none is, or it is gone. */
export const meaningAnOffer = (session: SessionData, { offerId }: Attempt): Judged | null => {
  const offer = offerId === null ? undefined : session.standing.offers.find(({ id }) => id === offerId);
  return offer ? judged(session, offer) : null;
};
