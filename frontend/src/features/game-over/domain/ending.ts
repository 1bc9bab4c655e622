import { type StoryEntry } from '#contracts/session/views.js';

/** The sentence that says so and whatever stands after it on its line: a name may have full stops of its own. */
const SAYING = /[^.!?\n]*Game Over.*/;

export interface Ending {
  /** The last entry, without what is given as the reason. */
  readonly lines: string;
  readonly reason: string;
}

/** Why it ended: what the last entry says of it where it says 'Game Over', else by the hit points (specification section 2). */
export const endingOf = (lastEntry: Pick<StoryEntry, 'storyContent'> | null, hitPoints: number): Ending => {
  const story = lastEntry?.storyContent ?? '';
  const said = SAYING.exec(story)?.[0];
  if (said !== undefined) return { lines: story.replace(said, '').trim(), reason: said.trim() };
  return {
    lines: story,
    reason:
      hitPoints <= 0
        ? 'Your hit points reached zero. The journey has ended.'
        : 'Your adventure has reached its conclusion.',
  };
};
