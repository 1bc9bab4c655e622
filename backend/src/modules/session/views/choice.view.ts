import { PLAIN_OFFERS } from '#game/content/common/plain-offers.js';
import { isExtraOffer } from '#game/model/extra-offers.js';
import { type Attributes } from '#game/model/character.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { type Offer, type Wording } from '#game/model/offer.js';
import { type Choice } from '#contracts/session/views.js';

/** Nothing is rolled for a narrator's offer that tests nothing: it is certain. */
const chanceOf = (offer: Offer, attributes: Attributes): number =>
  isExtraOffer(offer.id) && offer.attribute === null ? 100 : successChance(offer, attributes);

/** Offers with their words (plain ones until a narrator has worded them) and odds, in the rules' order (specification section 3, 'Choice'). */
export const choicesOf = (offers: readonly Offer[], wording: readonly Wording[], attributes: Attributes): Choice[] =>
  offers.map((offer) => {
    const { action, description } = wording.find(({ offerId }) => offerId === offer.id) ?? PLAIN_OFFERS[offer.kind];
    return {
      id: offer.id,
      action,
      description,
      attributeCheck: offer.attribute,
      difficulty: offer.difficulty,
      requiresItem: offer.requiresItem,
      kind: offer.kind,
      successChance: chanceOf(offer, attributes),
      ...(offer.cost === undefined ? {} : { cost: offer.cost }),
      ...(offer.item === undefined ? {} : { item: offer.item }),
    };
  });
