import { ATTRIBUTES, PROFESSION_BONUS, type ProfessionId } from '#game/model/character.js';
import { capitalised } from '../../../lib/words.js';

/** The larger bonus first: 'Strength +2, Endurance +1'. */
export const bonusInWords = (id: ProfessionId): string => {
  const bonus = PROFESSION_BONUS[id];
  return ATTRIBUTES.filter((attribute) => bonus[attribute] !== undefined)
    .sort((a, b) => (bonus[b] ?? 0) - (bonus[a] ?? 0))
    .map((attribute) => `${capitalised(attribute)} +${bonus[attribute] ?? 0}`)
    .join(', ');
};
