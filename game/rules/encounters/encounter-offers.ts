import { type Catalogue } from '../../model/content/catalogue.js';
import { type OfferContent } from '../../model/content/frame.js';
import { type Situation } from '../../model/encounter.js';
import { type Offer } from '../../model/offer.js';
import { easier } from '../odds/difficulty.js';

export type IdentifiedOffer = OfferContent & { readonly id: string };

/** A carried thing can make deeds of a kind one step easier. */
const isEased = (content: Catalogue, { kind, attribute }: OfferContent, { faction, inventory }: Situation): boolean =>
  attribute !== null &&
  inventory.some(({ name }) => {
    const use = content.factions[faction].uses[name];
    return use !== undefined && 'eases' in use && use.eases === kind;
  });

/** Makes a player's offer from an offer of the content. */
export const offersFor =
  (content: Catalogue, situation: Situation) =>
  (offer: IdentifiedOffer): Offer => {
    const { id, kind, attribute, difficulty, requiresItem, risk } = offer;
    return {
      id,
      kind,
      attribute,
      difficulty: isEased(content, offer, situation) ? easier(difficulty) : difficulty,
      requiresItem,
      risk,
    };
  };
