import { sameHex } from '#game/model/hex.js';
import { affordable, best, chanceOf, chosen } from '../policies/judge.js';
import { type Policy } from '../policies/policy.js';
import { travel } from '../policies/travel.js';

const ENOUGH = 8;

/** Clicks the highest chance of every menu, once at each place, and then goes where the oath leads. */
export const bestOdds: Policy = (session, whim, past) => {
  const safest = best(affordable(session), (offer) => chanceOf(session, offer));
  const isDone = past.some(
    ({ offerId, from }) => offerId !== null && offerId === safest?.id && sameHex(from, session.holdings.location),
  );
  if (session.standing.frame !== null || (safest && !isDone)) return chosen(safest);
  return travel(session, whim, ENOUGH) ?? chosen(safest);
};
