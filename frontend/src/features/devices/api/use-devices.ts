import { type DeviceView } from '#contracts/account/views.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';
import { DEVICES } from '../../../lib/query-keys.js';
import { forgetLogin, useAuth, useLeave } from '../../auth/index.js';

export const useDevices = () => useQuery<readonly DeviceView[]>({ queryKey: [DEVICES], refetchOnMount: 'always' });

/** Leaves this device, whose token has ended, and forgets its saved login, which no longer opens anything. */
const useLeaveForgotten = (): (() => void) => {
  const auth = useAuth();
  const leave = useLeave();
  return () => {
    if (auth.status === 'authenticated') forgetLogin(auth.user.username);
    leave();
  };
};

/** Ends a device's token and device password. */
export const useForgetDevice = () => {
  const client = useQueryClient();
  const leave = useLeaveForgotten();
  return useMutation({
    mutationFn: ({ id }: DeviceView) => request('DELETE', `${DEVICES}/${encodeURIComponent(id)}`),
    onSuccess: (_, { id, current }) => {
      if (current) leave();
      else
        client.setQueryData<readonly DeviceView[]>([DEVICES], (devices) =>
          devices?.filter((device) => device.id !== id),
        );
    },
  });
};

/** Ends every token and device password of the account, this device's too, and waits: the user must know it is done. */
export const useLogOutEverywhere = () => {
  const leave = useLeaveForgotten();
  return useMutation({
    mutationFn: () => request('POST', '/api/auth/logout', { body: { everywhere: true } }),
    onSuccess: leave,
  });
};
