import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { loggedOut } from '../../lib/auth-token.js';
import { isRefusal } from '../../lib/http-error.js';
import { toast } from '../toasts/index.js';
import { useLogin } from './api/use-sign-in.js';
import { refusalOf } from './domain/refusal.js';
import { type SavedLogin } from './domain/saved-login.js';
import { forgetLogin, savedLogins } from './saved-logins.js';

const DELAY_MS = 100;
const OUTDATED = 'Your saved credentials may be outdated. Please try logging in manually.';

/** Logs in with a login saved on this device, and removes it if the server refuses it (specification section 8). */
export const useQuickAccess = () => {
  const { mutate, isPending } = useLogin({
    onSuccess: () => toast({ title: 'Welcome back!', tone: 'success' }),
    onError: (error, { username }) => {
      if (isRefusal(error)) forgetLogin(username);
      toast({
        title: 'Login failed',
        description: isRefusal(error) ? OUTDATED : refusalOf(error, 'Your saved login is kept. Please try again.'),
        tone: 'failure',
      });
    },
  });
  const enter = ({ username, password }: SavedLogin): void => mutate({ username, password });
  return { enter, waiting: isPending };
};

/** Tries the first saved login automatically, unless the visitor has logged out or is signing in already (specification section 4). */
export const useQuickLogin = (): void => {
  const { enter } = useQuickAccess();
  const client = useQueryClient();
  const tryFirst = useEffectEvent(() => {
    const [first] = savedLogins();
    if (first !== undefined && loggedOut.get() === null && client.isMutating() === 0) enter(first);
  });
  useEffect(() => {
    const timer = setTimeout(tryFirst, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
};
