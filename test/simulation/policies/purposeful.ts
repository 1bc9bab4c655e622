import { type Offer } from '#game/model/offer.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { affordable, best, chanceOf, chosen, DANGER, healthOf, isHealing, questsIn, waysOf } from './judge.js';
import { type Policy } from './policy.js';
import { travel } from './travel.js';

/** The value of an offer for a player with an oath. @param fear weight of its danger against its chance */
export const promiseOf = (session: SessionData, fear: number) => {
  const ways = waysOf(session);
  return (offer: Offer): number =>
    chanceOf(session, offer) - fear * DANGER[offer.risk] + (ways.includes(offer.kind) ? 12 : 0);
};

/** A player who wants to keep the oath: fights at good odds, rests when hurt, goes to the oath's next place. */
const purposeful =
  (restBelow: number, enough: number, fear: number): Policy =>
  (session, whim) => {
    const offers = affordable(session);
    const worth = promiseOf(session, fear);
    if (session.standing.frame !== null) return chosen(best(offers, worth));
    const healing = healthOf(session) < restBelow ? best(offers.filter(isHealing), worth) : undefined;
    const quest = best(questsIn(session), worth);
    return healing
      ? chosen(healing)
      : quest && whim(10) > 1
        ? chosen(quest)
        : (travel(session, whim, enough) ?? chosen(best(offers, worth)));
  };

export const greedy = purposeful(0.45, 8, 0.6);
export const cautious = purposeful(0.75, 10, 1.5);
