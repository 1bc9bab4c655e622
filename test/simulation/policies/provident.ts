import { serviceOf } from '#game/model/offer-ids.js';
import { type Service } from '#game/model/content/saga-content.js';
import { usesOf } from '#game/content/catalogue.js';
import { type Offer } from '#game/model/offer.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { affordable, best, chanceOf, chosen, healthOf, questsIn } from './judge.js';
import { type Policy, type Whim } from './policy.js';
import { promiseOf } from './purposeful.js';
import { travel } from './travel.js';

/** Coins: fewer are earned or made by a sale, and only more are staked. */
const LEAN = 20;
/** Percent. */
const UNEASY = 60;

const isOfUse = ({ hero }: SessionData, { item }: Offer): boolean =>
  item !== undefined && item.name in usesOf(hero.faction);

type Need = (session: SessionData, offer: Offer) => boolean;
/** When a player who prepares wants a service of a town. */
const NEEDS: Readonly<Record<Service, Need>> = {
  ask: () => true,
  heal: (session) => healthOf(session) < 0.75,
  hire: ({ holdings }) => holdings.companions.length === 0,
  buy: (session, offer) => isOfUse(session, offer) || session.holdings.coins > 3 * LEAN,
  trade: ({ holdings }) => holdings.coins < LEAN,
  work: ({ holdings }) => holdings.coins < LEAN,
  gamble: (session, offer) => session.holdings.coins > LEAN && chanceOf(session, offer) > UNEASY,
  worship: (session) => healthOf(session) < 0.9 || session.holdings.companions.some(({ loyalty }) => loyalty < UNEASY),
};

/** At leisure the ground itself is tried once in a while. */
const isTempting = (session: SessionData, offer: Offer, whim: Whim): boolean =>
  offer.kind === 'rest' ? healthOf(session) < 0.6 : chanceOf(session, offer) > UNEASY && whim(16) === 1;

const isNeeded = (session: SessionData, offer: Offer, whim: Whim): boolean => {
  const service = serviceOf(offer.id);
  return service === null ? isTempting(session, offer, whim) : NEEDS[service](session, offer);
};

/** A player who prepares: heals, hires, buys useful things, earns coins, and explores on the way. */
export const provident: Policy = (session, whim) => {
  const offers = affordable(session);
  const worth = promiseOf(session, 0.6);
  if (session.standing.frame !== null) return chosen(best(offers, worth));
  const quest = best(questsIn(session), worth);
  if (quest && whim(10) > 1) return chosen(quest);
  const needed = offers.filter((offer) => isNeeded(session, offer, whim));
  if (needed.length > 0 && whim(4) > 1) return chosen(needed[whim(needed.length) - 1]);
  return travel(session, whim, 8) ?? chosen(best(offers, worth));
};
