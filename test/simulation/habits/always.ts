import { type Offer } from '#game/model/offer.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { affordable, best, chanceOf, chosen } from '../policies/judge.js';
import { type Choice, type Policy, type Whim } from '../policies/policy.js';
import { nearestUnseen, newWay, wayTo } from './ways.js';

/*
 * Players who do one thing wherever they can. In an encounter without it they take the best chance.
 */

const always =
  (isWanted: (offer: Offer) => boolean, onward: (session: SessionData, whim: Whim) => Choice | null): Policy =>
  (session, whim) => {
    const offers = affordable(session);
    const wanted = offers.filter(isWanted);
    if (wanted.length > 0 && (session.standing.frame !== null || whim(4) > 1))
      return chosen(wanted[whim(wanted.length) - 1]);
    const safest = (): Choice => chosen(best(offers, (offer) => chanceOf(session, offer)));
    return session.standing.frame === null ? (onward(session, whim) ?? safest()) : safest();
  };

const toNewTown = (session: SessionData, whim: Whim): Choice | null =>
  wayTo(session, nearestUnseen(session, ['city']), whim);

export const alwaysExplore = always(({ kind }) => kind === 'explore', newWay);
export const alwaysTalk = always(({ kind }) => kind === 'talk', toNewTown);
export const alwaysRest = always(({ kind }) => kind === 'rest', newWay);
