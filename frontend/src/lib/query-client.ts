import { MutationCache, QueryCache, type QueryFunctionContext, QueryClient } from '@tanstack/react-query';
import { ME } from './query-keys.js';
import { isStatus } from './http-error.js';
import { request } from './http.js';

const getFirst = <T>({ queryKey, signal }: QueryFunctionContext): Promise<T> =>
  request<T>('GET', String(queryKey[0]), { signal });

/** For a query that takes 401 as the result null (specification section 7). */
export const getFirstOrNull = <T>(context: QueryFunctionContext): Promise<T | null> =>
  getFirst<T>(context).catch((error: unknown) => {
    if (isStatus(error, 401)) return null;
    throw error;
  });

export const FIVE_MINUTES = 5 * 60 * 1000;

/** Queries are a GET on the first element of their key. Defaults of specification section 9: no retry, no refetch on focus, no polling, never stale. */
export const createQueryClient = (): QueryClient => {
  // A token may be revoked during a game: after a 401 the current user is read again.
  const onError = (error: Error): void => {
    if (isStatus(error, 401)) void client.invalidateQueries({ queryKey: [ME] });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        queryFn: getFirst,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
};
