import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { ME } from '../../../lib/query-keys.js';

export interface EmailChange {
  readonly email: string;
  readonly password: string;
}

export const useChangeEmail = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChange) => request('POST', '/api/auth/change-email', { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: [ME] }),
  });
};
