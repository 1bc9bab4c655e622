import { type StaffActView } from '#contracts/support/views.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestPage } from '../../../lib/http.js';

const ACTS = '/api/staff/acts';

/** What staff saw and did, the newest first; to one person, or to all. */
export const useActs = (userId: string | null) =>
  useInfiniteQuery({
    queryKey: [ACTS, userId],
    // Each reading is recorded: nothing is read again by itself.
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    initialPageParam: userId === null ? ACTS : `${ACTS}?userId=${encodeURIComponent(userId)}`,
    queryFn: ({ pageParam, signal }) => requestPage<StaffActView>(pageParam, { signal }),
    getNextPageParam: ({ next }) => next,
  });
