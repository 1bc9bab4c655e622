import { type Difficulty } from '../../model/character.js';

export interface DifficultyContent {
  readonly type: Difficulty;
  readonly title: string;
  readonly description: string;
  /** Exactly as specification section 3 has it. */
  readonly badge: string;
}

/** The three cards of the first screen, in their order (specification sections 2 and 3). */
export const DIFFICULTY_CONTENT: Readonly<Record<Difficulty, DifficultyContent>> = {
  forgiving: {
    type: 'forgiving',
    title: 'Forgiving',
    description: 'A long candle. Mistakes may be taken back, and the night gives you time to learn from them.',
    badge: 'Recommended for Beginners',
  },
  normal: {
    type: 'normal',
    title: 'Normal',
    description: 'Half the candle is gone. What you do stays done: no consequence can be undone.',
    badge: 'Balanced Experience',
  },
  hardcore: {
    type: 'hardcore',
    title: 'Hardcore',
    description: 'A stub, and a draught under the door. The road is punishing, and death is permanent.',
    badge: 'For Veterans Only',
  },
};
