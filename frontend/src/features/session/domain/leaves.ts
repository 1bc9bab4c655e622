import { type Character, type StoryEntry } from '#contracts/session/views.js';

/** The newest entry that was not taken back by a rewind. */
export const latestOf = (stories: readonly StoryEntry[]): StoryEntry | null =>
  stories.findLast(({ withdrawn }) => !withdrawn) ?? null;

/** The number of a leaf, from 1: the first leaf precedes all actions. */
export const leafOf = (entry: Pick<StoryEntry, 'turnNumber'> | null): number => (entry?.turnNumber ?? 0) + 1;

/** The leaves that a forgiving game can be rewound to: all before the newest that were not taken back, the nearest first. */
export const earlierLeaves = (stories: readonly StoryEntry[]): readonly StoryEntry[] =>
  stories
    .filter(({ withdrawn }) => !withdrawn)
    .slice(0, -1)
    .reverse();

/** True in forgiving games until the oath is kept or lost. Death makes no difference (design section 6). */
export const mayTurnBack = (
  { difficulty, hitPoints }: Pick<Character, 'difficulty' | 'hitPoints'>,
  gameOver: boolean,
): boolean => difficulty === 'forgiving' && (!gameOver || hitPoints <= 0);
