import { type Character } from '#contracts/session/views.js';
import { useEffect, useEffectEvent } from 'react';
import { useWholeStory } from '../../session/index.js';

/** Every leaf of a saga, with those that were taken back, read page after page. */
export const useLeaves = ({ sessionId }: Character) => {
  const { entries, more, loading, error, load } = useWholeStory(sessionId);
  const isStuck = error !== null;
  const next = useEffectEvent(load);
  useEffect(() => {
    if (more && !loading && !isStuck) next();
  }, [more, loading, isStuck]);
  return { entries, isWhole: entries.length > 0 && !more && !loading && !isStuck, error, retry: load };
};
