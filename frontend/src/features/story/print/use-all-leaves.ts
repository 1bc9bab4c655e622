import { type StoryEntry } from '#contracts/session/views.js';
import { useEffect, useEffectEvent } from 'react';
import { useWholeStory } from '../../session/index.js';

/** A story from its first leaf to its last, read page after page. */
export interface AllLeaves {
  readonly entries: readonly StoryEntry[];
  readonly isWhole: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export const useAllLeaves = (sessionId: string): AllLeaves => {
  const { entries, more, loading, error, load } = useWholeStory(sessionId);
  const isStuck = error !== null;
  const next = useEffectEvent(load);
  useEffect(() => {
    if (more && !loading && !isStuck) next();
  }, [more, loading, isStuck]);
  return { entries, isWhole: entries.length > 0 && !more && !loading && !isStuck, error, retry: load };
};
