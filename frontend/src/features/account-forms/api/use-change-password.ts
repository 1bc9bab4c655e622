import { type Authenticated } from '#contracts/account/views.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { authToken } from '../../../lib/auth-token.js';
import { request } from '../../../lib/http.js';
import { DEVICES, ME } from '../../../lib/query-keys.js';
import { rememberLogin } from '../../auth/index.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

/** The answer holds this device's new token and device password: all others have ended. */
export const useChangePassword = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => request<Authenticated>('POST', '/api/auth/change-password', { body }),
    onSuccess: (answer) => {
      authToken.set(answer.token);
      rememberLogin(answer);
      client.setQueryData([ME], answer.user);
      void client.invalidateQueries({ queryKey: [DEVICES] });
    },
  });
};
