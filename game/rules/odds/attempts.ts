import { type OfferKind } from '../../model/offer.js';
import { type Attribute } from '../../model/character.js';

/**
 * What an attempt in a player's own words is tested by: it follows from its kind, whoever has read the words, so that no
 * wording finds other dice (design section 6).
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
