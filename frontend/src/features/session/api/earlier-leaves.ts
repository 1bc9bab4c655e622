import { type StoryEntry } from '#contracts/session/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requestPage } from '../../../lib/http.js';
import { storiesKey } from '../../../lib/query-keys.js';
import { type LeavesRead, withEarlier } from '../domain/leaves-read.js';

/** Leaves before those that were read. */
export interface EarlierLeaves {
  /** Whether there are any. */
  readonly more: boolean;
  readonly loading: boolean;
  readonly error: Error | null;
  /** @param before called right before they are shown */
  readonly load: (before?: () => void) => void;
}

export const useEarlierLeaves = (sessionId: string, path: string | null): EarlierLeaves => {
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({ mutationFn: (at: string) => requestPage<StoryEntry>(at) });
  const load = (before?: () => void): void => {
    if (path === null || isPending) return;
    mutate(path, {
      onSuccess: (page) => {
        before?.();
        client.setQueryData<LeavesRead>(storiesKey(sessionId), (read) => read && withEarlier(read, path, page));
      },
    });
  };
  return { more: path !== null, loading: isPending, error, load };
};
