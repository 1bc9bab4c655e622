import { type StoryEntry } from '#contracts/session/views.js';

const SENTENCE = /[^.!?]*Game Over[^.!?]*[.!?]*/i;

/** Why it ended: the last entry where it says 'Game Over', else by the hit points (specification section 2). */
export const reasonOf = (last: Pick<StoryEntry, 'storyContent'> | null, hitPoints: number): string => {
  if (last?.storyContent.includes('Game Over') === true) return (SENTENCE.exec(last.storyContent)?.[0] ?? last.storyContent).trim();
  return hitPoints <= 0 ? 'Your hit points reached zero. The journey has ended.' : 'Your adventure has reached its conclusion.';
};
