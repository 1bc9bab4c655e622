import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

/** @param password null for a guest, who has none */
const erase = (password: string | null): Promise<unknown> =>
  request('POST', '/api/user/delete', { body: password === null ? {} : { password } });

export const useDeleteAccount = () => useMutation({ mutationFn: erase });
