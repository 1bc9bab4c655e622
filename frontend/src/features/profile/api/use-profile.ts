import { type ProfileChange, type UserProfile } from '#contracts/account/views.js';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/http.js';

const PROFILE = '/api/user/profile';

/** Null where the server knows of none. */
export const useProfile = () => useQuery<UserProfile | null>({ queryKey: [PROFILE] });

/** Changes names and phone; what the server answers is shown. */
export const useChangeProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: ProfileChange) => request<UserProfile>('PATCH', PROFILE, { body: change }),
    onSuccess: (profile) => client.setQueryData([PROFILE], profile),
  });
};
