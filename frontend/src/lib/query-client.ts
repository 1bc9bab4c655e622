import { type QueryFunctionContext, QueryClient } from '@tanstack/react-query';
import { request } from './http.js';

/** Queries are a GET on the first element of their key (specification section 7). */
const getFirst = ({ queryKey, signal }: QueryFunctionContext): Promise<unknown> => request('GET', String(queryKey[0]), { signal });

export const FIVE_MINUTES = 5 * 60 * 1000;

/** Defaults of specification section 9: no retry, no refetch on focus, no polling, never stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { queryFn: getFirst, retry: false, refetchOnWindowFocus: false, refetchInterval: false, staleTime: Infinity, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
