import { type ChoiceDifficulty } from '../../model/check.js';

const EASIER: Readonly<Record<ChoiceDifficulty, ChoiceDifficulty>> = { hard: 'medium', medium: 'easy', easy: 'easy' };

/** One step easier; easy stays easy. */
export const easier = (difficulty: ChoiceDifficulty): ChoiceDifficulty => EASIER[difficulty];
