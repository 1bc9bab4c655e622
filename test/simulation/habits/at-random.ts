import { affordable, chosen } from '../policies/judge.js';
import { type Policy } from '../policies/policy.js';

/** Any card or way, by the throw of a die. */
export const atRandom: Policy = (session, whim) => {
  const offers = affordable(session);
  const { movement } = session.standing;
  const n = whim(Math.max(1, offers.length + movement.length)) - 1;
  const way = movement[n - offers.length];
  return way ? { moveTo: way } : chosen(offers[n]);
};
