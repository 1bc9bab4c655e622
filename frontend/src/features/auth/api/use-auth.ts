import { type CurrentUser } from '#contracts/account/views.js';
import { useQuery } from '@tanstack/react-query';
import { authToken } from '../../../lib/auth-token.js';
import { ME } from '../../../lib/query-keys.js';
import { getFirstOrNull } from '../../../lib/query-client.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';

/** Loading while a stored token is validated, then one of the other two (specification section 4): a refused token is about to be removed. */
export type Auth =
  | { readonly status: 'loading' }
  | { readonly status: 'refused' }
  | { readonly status: 'unreachable'; readonly error: Error; readonly retry: () => void }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: CurrentUser };

export const useAuth = (): Auth => {
  const token = useStoredValue(authToken);
  const { data, error, refetch } = useQuery({
    queryKey: [ME],
    queryFn: getFirstOrNull<CurrentUser>,
    enabled: token !== null,
  });
  if (token === null) return { status: 'anonymous' };
  if (data === null) return { status: 'refused' };
  if (data !== undefined) return { status: 'authenticated', user: data };
  return error === null ? { status: 'loading' } : { status: 'unreachable', error, retry: () => void refetch() };
};
