import { sameHex } from '#game/model/hex.js';
import { affordable, best, chanceOf, chosen } from '../policies/judge.js';
import { type Policy } from '../policies/policy.js';
import { anyWay } from './ways.js';

/** Goes back to where it came from, again and again. */
export const toAndFro: Policy = (session, whim) => {
  const safest = best(affordable(session), (offer) => chanceOf(session, offer));
  const { frame, movement } = session.standing;
  if (frame !== null) return chosen(safest);
  const { movedFrom } = session.lastTurn;
  const back = movedFrom && movement.find((way) => sameHex(way, movedFrom));
  return back ? { moveTo: back } : (anyWay(session, whim) ?? chosen(safest));
};
