import { useMutation } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { type NewPassword } from '../../../lib/password-rules.js';

export const useResetPassword = (token: string) =>
  useMutation({
    mutationFn: (chosen: NewPassword) => request('POST', '/api/auth/reset-password', { body: { token, ...chosen } }),
  });
