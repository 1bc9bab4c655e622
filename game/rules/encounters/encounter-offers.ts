import { type Catalogue } from '../../model/content/catalogue.js';
import { type OfferContent } from '../../model/content/frame.js';
import { type Situation } from '../../model/encounter.js';
import { type Offer } from '../../model/offer.js';
import { easier } from '../odds/difficulty.js';

export type IdentifiedOffer = OfferContent & { readonly id: string };

/** A thing carried can ease deeds of a kind by a step. */
const isEased = (content: Catalogue, { kind, attribute }: OfferContent, { faction, inventory }: Situation): boolean =>
  attribute !== null &&
  inventory.some(({ name }) => {
    const use = content.factions[faction].uses[name];
    return use !== undefined && 'eases' in use && use.eases === kind;
  });

/** Makes an offer of the content into one for this very player. */
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
