import { type SharedSaga } from '#contracts/share/views.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

const SHARED = '/api/shared/saga';

/** The saga behind a link, page by page. Nothing of it is kept when the page is left. */
export const useSharedSaga = (token: string) => {
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [SHARED, token],
    queryFn: ({ pageParam, signal }) =>
      request<SharedSaga>('POST', SHARED, {
        body: { token, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    gcTime: 0,
  });
  return {
    saga: data?.pages[0],
    leaves: data?.pages.flatMap(({ leaves }) => leaves) ?? [],
    more: hasNextPage,
    loading: isFetching,
    error,
    load: () => void (data === undefined ? refetch() : fetchNextPage()),
  };
};
