import { type OfferKind, type Wording } from '#game/model/offer.js';

/** Words for an offer that has none of its own, or none yet: no player is left without something to do. */
export const PLAIN_OFFERS: Readonly<Record<OfferKind, Pick<Wording, 'action' | 'description'>>> = {
  force: { action: 'Meet_it_head_on', description: 'Strength against strength, and somebody the worse for it.' },
  craft: { action: 'Find_a_clever_way', description: 'Use your hands and what you know, and hope that it is enough.' },
  talk: { action: 'Talk_it_through', description: 'Words cost nothing until they are the wrong ones.' },
  flight: { action: 'Slip_away', description: 'Leave this behind you, and whatever it was worth.' },
  gift: { action: 'Offer_a_gift', description: 'Part with something, and see what that buys.' },
  patience: { action: 'Wait_and_watch', description: 'Let the hour pass, and learn from it.' },
  explore: { action: 'Look_about_you', description: 'Search the ground before you leave it.' },
  rest: { action: 'Rest_a_while', description: 'Sit down, bind what needs it, and listen for company.' },
  trade: { action: 'Strike_a_bargain', description: 'Sell what you can spare, at the price that they will give.' },
};
