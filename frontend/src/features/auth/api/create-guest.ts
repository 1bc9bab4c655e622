import { type Authenticated } from '#contracts/account/views.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { useWelcome } from './use-welcome.js';

/** A guest account, made without credentials. */
export const useCreateGuest = () => {
  const welcome = useWelcome();
  return useMutation({ mutationFn: () => request<Authenticated>('POST', '/api/auth/guest'), onSuccess: welcome });
};
