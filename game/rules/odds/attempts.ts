import { type OfferKind } from '../../model/offer.js';
import { type Attribute } from '../../model/character.js';

/**
 * The test of an attempt in a player's own words. It depends only on its kind, not on the reader of the words, so that
 * no wording changes the dice (design section 6).
 */
export const ATTEMPT_ATTRIBUTE: Readonly<Record<OfferKind, Attribute>> = {
  force: 'strength',
  talk: 'charisma',
  flight: 'reflexes',
  gift: 'charisma',
  patience: 'endurance',
  explore: 'perception',
  rest: 'vigour',
  trade: 'charisma',
  craft: 'intellect',
};
