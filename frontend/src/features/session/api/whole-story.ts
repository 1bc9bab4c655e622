import { type StoryEntry } from '#contracts/session/views.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ListPage, requestPage } from '../../../lib/http.js';
import { wholeStoryKey } from '../../../lib/query-keys.js';

/** A story from its first leaf on, page by page. It is read again each time that it is opened. */
export const useWholeStory = (sessionId: string) => {
  const queryKey = wholeStoryKey(sessionId);
  const initialPageParam: string = queryKey[0];
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }): Promise<ListPage<StoryEntry>> => requestPage<StoryEntry>(pageParam, { signal }),
    initialPageParam,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  return {
    entries: data?.pages.flatMap(({ items }) => items) ?? [],
    more: hasNextPage,
    loading: isFetching,
    error,
    load: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
