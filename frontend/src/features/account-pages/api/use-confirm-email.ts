import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { ME } from '../../../lib/query-keys.js';

const PATH = '/api/auth/confirm-email';

/** Confirms the address of a link. The same link may be followed again, so it is read like a query: once for each token. */
export const useConfirmEmail = (token: string) => {
  const client = useQueryClient();
  return useQuery({
    queryKey: [PATH, token],
    queryFn: async ({ signal }) => {
      const answer = await request<{ readonly email: string }>('POST', PATH, { body: { token }, signal });
      void client.invalidateQueries({ queryKey: [ME] });
      return answer;
    },
  });
};
