import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { ME } from '../../../lib/query-keys.js';

/** Confirms the address of a link, when somebody asks for it: programs that look through mail open links, too. */
export const useConfirmEmail = (token: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request<{ readonly email: string }>('POST', '/api/auth/confirm-email', { body: { token } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ME] }),
  });
};
