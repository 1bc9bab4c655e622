import { type StoryEntry } from '#contracts/session/views.js';

/** The sentence with 'Game Over' and the rest of its line, since a name may contain full stops. */
const SAYING = /[^.!?\n]*Game Over.*/;

export interface Ending {
  /** The last entry without the reason. */
  readonly lines: string;
  readonly reason: string;
}

/** The reason of the end: the last entry's sentence with 'Game Over', else derived from the hit points (specification section 2). */
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
