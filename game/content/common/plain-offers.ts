import { type OfferKind, type Wording } from '#game/model/offer.js';

/** Words for an offer that has none of its own, or none yet: no player is left without something to do. */
export const PLAIN_OFFERS: Readonly<Record<OfferKind, Pick<Wording, 'action' | 'description'>>> = {
  force: {
    action: 'Meet_it_head_on',
    description: 'You use your strength against what is in your way, and somebody may be hurt by it.',
  },
  craft: {
    action: 'Find_a_clever_way',
    description: 'You use your hands and what you know to get past what is in your way.',
  },
  talk: {
    action: 'Talk_it_through',
    description: 'You try to settle the matter with words; the wrong ones may make it worse.',
  },
  flight: { action: 'Slip_away', description: 'You leave this behind you unseen, and whatever it was worth.' },
  gift: { action: 'Offer_a_gift', description: 'You give something away, so as to be let by or better liked.' },
  patience: {
    action: 'Wait_and_watch',
    description: 'You do nothing for a while, and see whether things change of themselves.',
  },
  explore: { action: 'Look_about_you', description: 'You search the place for anything of use before you leave it.' },
  rest: {
    action: 'Rest_a_while',
    description: 'You sit down, bind up what hurts, and listen for anybody who may come by.',
  },
  trade: {
    action: 'Strike_a_bargain',
    description: 'You sell what you can spare, at the price that they will give here.',
  },
};
