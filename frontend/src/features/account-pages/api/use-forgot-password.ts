import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

export const useForgotPassword = () =>
  useMutation({ mutationFn: (email: string) => request('POST', '/api/auth/forgot-password', { body: { email } }) });
