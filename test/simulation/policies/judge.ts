import { serviceOf, spineOfferOf } from '#game/model/offer-ids.js';
import { oathOf, usesOf } from '#game/content/catalogue.js';
import { attributesWith } from '#game/rules/odds/attributes-with.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { type Offer, type OfferKind } from '#game/model/offer.js';
import { cityAt } from '#game/rules/world/travel.js';
import { type SessionData } from '#backend/modules/session/domain/state/session.state.js';
import { type Choice } from './policy.js';

/*
 * A player's judgement of an offer by its visible data.
 */

export const affordable = ({ standing, holdings }: SessionData): readonly Offer[] =>
  standing.offers.filter(
    ({ requiresItem, cost = 0 }) =>
      cost <= holdings.coins && (requiresItem === null || holdings.inventory.some(({ name }) => name === requiresItem)),
  );

/** In percent. */
export const chanceOf = (
  { hero, holdings }: Pick<SessionData, 'hero' | 'holdings'>,
  offer: Parameters<typeof successChance>[0],
): number => successChance(offer, attributesWith(hero.attributes, holdings.inventory, usesOf(hero.faction)));
/** From 0 to 1. */
export const healthOf = ({ hero, holdings }: SessionData): number => holdings.hitPoints / hero.maxHitPoints;

export const DANGER: Readonly<Record<Offer['risk'], number>> = { none: 0, slight: 4, serious: 12, grave: 22 };

/** The ways that help the oath of this very saga on. */
export const waysOf = ({ saga }: SessionData): readonly OfferKind[] =>
  saga ? (oathOf(saga.oath.key)?.ways ?? []) : [];

export const isHealing = (offer: Offer): boolean => offer.kind === 'rest' || serviceOf(offer.id) === 'heal';
const isOfOath = (offer: Offer): boolean => spineOfferOf(offer.id) !== null && serviceOf(offer.id) === null;
const isNewsHere = ({ saga, world, holdings: { location } }: SessionData): boolean => {
  const city = cityAt(world, location);
  return saga !== null && city !== null && !saga.oath.asked.includes(city.name);
};
/** Offers that advance the saga: of the oath, a thread, or any deed but rest in a town that has not told its news. */
export const questsIn = (session: SessionData): readonly Offer[] => {
  const isNews = isNewsHere(session);
  return affordable(session).filter(
    (offer) => isOfOath(offer) || (isNews && (serviceOf(offer.id) !== null || offer.kind !== 'rest')),
  );
};

export const best = (offers: readonly Offer[], worth: (offer: Offer) => number): Offer | undefined => {
  const worths = new Map(offers.map((offer) => [offer, worth(offer)]));
  return [...offers].sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0))[0];
};
export const chosen = (offer: Offer | undefined): Choice => ({ choiceId: offer?.id ?? '' });
