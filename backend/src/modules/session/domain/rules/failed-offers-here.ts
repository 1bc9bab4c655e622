import { CATALOGUE } from '#game/content/catalogue.js';
import { type Offer } from '#game/model/offer.js';
import { oathOffers } from '#game/rules/encounters/spine-offers.js';
import { hasSpine } from '#game/rules/encounters/spine-situation.js';
import { type SessionData } from '../state/session.state.js';
import { situationOf } from './situation.js';

/** What the oath and the threads ask for here and has failed: not offered again until the player has slept or left. */
export const failedOffersHere = (session: SessionData): readonly Offer[] => {
  const situation = situationOf(session, { spentOffers: [] });
  if (session.standing.frame !== null || !hasSpine(situation)) return [];
  return oathOffers(CATALOGUE, situation).filter(({ id }) => session.spentOffers.includes(id));
};
