import { type Attributes } from '#game/model/character.js';
import { successChance } from '#game/rules/odds/success-chance.js';
import { type Offer, type OfferKind, type Wording } from '#game/model/offer.js';
import { type Choice } from '#contracts/session/views.js';

/** Plain words for an offer that no narrator has worded yet: nobody is left with nothing to do (design section 6). */
const PLAIN: Readonly<Record<OfferKind, Omit<Wording, 'offerId'>>> = {
  force: { action: 'meet_it_head_on', description: 'Strength against strength; somebody will be the worse for it.' },
  craft: { action: 'find_a_clever_way', description: 'Use your hands and what you know, and hope you know enough.' },
  talk: { action: 'talk_it_through', description: 'Words cost nothing until they are the wrong ones.' },
  flight: { action: 'slip_away', description: 'Leave this behind you, and whatever it was worth.' },
  gift: { action: 'offer_a_gift', description: 'Part with something and see what it buys.' },
  patience: { action: 'wait_and_watch', description: 'Let the hour pass and learn from it.' },
  explore: { action: 'look_around', description: 'Search the ground before you leave it.' },
  rest: { action: 'rest_a_while', description: 'Sit down, bind what needs binding, and listen for company.' },
  trade: { action: 'strike_a_bargain', description: 'Sell what you can spare at the price they will give.' },
};

/** Offers with their words and odds, in the rules' order (specification section 3, 'Choice'). */
export const choicesOf = (offers: readonly Offer[], wording: readonly Wording[], attributes: Attributes): Choice[] =>
  offers.map((offer) => {
    const { action, description } = wording.find(({ offerId }) => offerId === offer.id) ?? PLAIN[offer.kind];
    return {
      id: offer.id,
      action,
      description,
      attributeCheck: offer.attribute,
      difficulty: offer.difficulty,
      requiresItem: offer.requiresItem,
      kind: offer.kind,
      successChance: successChance(offer, attributes),
      ...(offer.cost === undefined ? {} : { cost: offer.cost }),
      ...(offer.item === undefined ? {} : { item: offer.item }),
    };
  });
