import { type ChoiceDifficulty } from '../../model/check.js';
import { type Offer } from '../../model/offer.js';
import { type Situation } from '../../model/encounter.js';
import { type OfferContent } from '../../model/content/frame.js';
import { usesOf } from '../../content/sagas.js';

const EASIER: Readonly<Record<ChoiceDifficulty, ChoiceDifficulty>> = { hard: 'medium', medium: 'easy', easy: 'easy' };
export const easier = (difficulty: ChoiceDifficulty): ChoiceDifficulty => EASIER[difficulty];

/** A thing carried may ease deeds of a kind by a step. */
const isEased = ({ kind, attribute }: OfferContent, { faction, inventory }: Situation): boolean =>
  attribute !== null &&
  inventory.some(({ name }) => {
    const use = usesOf(faction)[name];
    return use !== undefined && 'eases' in use && use.eases === kind;
  });

/** What content offers, as the rules make the offer to this very player. */
export const offerOf = (content: OfferContent & { readonly id: string }, situation: Situation): Offer => {
  const { id, kind, attribute, difficulty, requiresItem, risk } = content;
  return {
    id,
    kind,
    attribute,
    difficulty: isEased(content, situation) ? easier(difficulty) : difficulty,
    requiresItem,
    risk,
  };
};
