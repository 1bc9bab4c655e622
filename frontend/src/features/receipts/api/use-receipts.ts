import { type Receipts } from '#contracts/wallet/views.js';
import { useInfiniteQuery } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

const RECEIPTS = '/api/user/receipts';
const A_PAGE = 10;

/** The newest first; read anew whenever the list is opened, since a turn may have been played meanwhile. */
export const useReceipts = () =>
  useInfiniteQuery({
    queryKey: [RECEIPTS],
    staleTime: 0,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => {
      const after = pageParam === null ? '' : `&after=${encodeURIComponent(pageParam)}`;
      return request<Receipts>('GET', `${RECEIPTS}?limit=${A_PAGE}${after}`, { signal });
    },
    getNextPageParam: ({ next }) => next,
  });
