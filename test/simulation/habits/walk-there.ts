import { affordable, best, chanceOf, chosen, questsIn } from '../policies/judge.js';
import { type Policy } from '../policies/policy.js';
import { travel } from '../policies/travel.js';

const ENOUGH = 6;

/** Walks to the place that the saga's page names, does there what the oath asks, and nothing else on the way. */
export const walkThere: Policy = (session, whim) => {
  const offers = affordable(session);
  if (session.standing.frame !== null) return chosen(offers[0]);
  const [quest] = questsIn(session);
  if (quest && whim(4) > 1) return chosen(quest);
  return travel(session, whim, ENOUGH) ?? chosen(best(offers, (offer) => chanceOf(session, offer)));
};
