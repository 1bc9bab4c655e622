import { type ChoiceDifficulty } from '../rules/success-chance.js';
import { type Offer } from '../session/shapes.js';
import { type Situation } from './encounter.js';
import { type OfferContent } from './frame.js';
import { usesOf } from './sagas.js';

const EASIER: Readonly<Record<ChoiceDifficulty, ChoiceDifficulty>> = { hard: 'medium', medium: 'easy', easy: 'easy' };
export const easier = (difficulty: ChoiceDifficulty): ChoiceDifficulty => EASIER[difficulty];

/** A thing carried may ease deeds of a kind by a step. */
const isEased = ({ kind, attribute }: OfferContent, { faction, inventory }: Situation): boolean =>
  attribute !== null && inventory.some(({ name }) => {
    const use = usesOf(faction)[name];
    return use !== undefined && 'eases' in use && use.eases === kind;
  });

/** What content offers, as the rules make the offer to this very player. */
export const offerOf = (content: OfferContent & { readonly id: string }, situation: Situation): Offer => {
  const { id, kind, attribute, difficulty, requiresItem, risk } = content;
  return { id, kind, attribute, difficulty: isEased(content, situation) ? easier(difficulty) : difficulty, requiresItem, risk };
};
