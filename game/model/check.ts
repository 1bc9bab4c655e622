import { type Attribute } from './character.js';

export const CHOICE_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type ChoiceDifficulty = (typeof CHOICE_DIFFICULTIES)[number];

/** The tested attribute and difficulty; no attribute means the flat chance. */
export interface Check {
  readonly attribute: Attribute | null;
  readonly difficulty: ChoiceDifficulty;
}
