import { type Character, type StoryEntry } from '#contracts/session/views.js';

/** The newest entry of the living line; those that were taken back stay, but are not it. */
export const latestOf = (stories: readonly StoryEntry[]): StoryEntry | null =>
  stories.findLast(({ withdrawn }) => !withdrawn) ?? null;

/** The number of a leaf, from 1: the first is the one before any action. */
export const leafOf = (entry: Pick<StoryEntry, 'turnNumber'> | null): number => (entry?.turnNumber ?? 0) + 1;

/** Where a forgiving game may turn back to: every living leaf before the newest, the nearest first. */
export const earlierLeaves = (stories: readonly StoryEntry[]): readonly StoryEntry[] =>
  stories
    .filter(({ withdrawn }) => !withdrawn)
    .slice(0, -1)
    .reverse();

/** In forgiving games, until the oath is kept or lost. Death does not decide it (design section 6). */
export const mayTurnBack = (
  { difficulty, hitPoints }: Pick<Character, 'difficulty' | 'hitPoints'>,
  gameOver: boolean,
): boolean => difficulty === 'forgiving' && (!gameOver || hitPoints <= 0);
