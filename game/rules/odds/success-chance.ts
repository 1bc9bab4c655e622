import { type Attributes } from '../../model/character.js';
import { type Check, type ChoiceDifficulty } from '../../model/check.js';

const STEP: Readonly<Record<ChoiceDifficulty, number>> = { easy: 25, medium: 0, hard: -25 };
const clamp = (low: number, high: number, value: number): number => Math.min(high, Math.max(low, value));

/** Percent, 5 to 95; 75 without an attribute. A roll of 1 to 100 succeeds at or below it (specification section 5). */
export const successChance = ({ attribute, difficulty }: Check, attributes: Attributes): number =>
  attribute === null ? 75 : clamp(5, 95, attributes[attribute] * 20 + STEP[difficulty]);
