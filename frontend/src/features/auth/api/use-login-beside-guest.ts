import { isGuest } from '../domain/is-guest.js';
import { keepWayBack } from '../keep-way-back.js';
import { useAuth } from './use-auth.js';
import { type Credentials, useLogin } from './use-sign-in.js';

interface Says {
  readonly onSuccess: () => void;
  readonly onRefused: () => void;
}

/** A login from a page to which a guest may have come: the login takes their place, so their way back is kept first. */
export const useLoginBesideGuest = ({ onSuccess, onRefused }: Says) => {
  const auth = useAuth();
  const { mutate, ...login } = useLogin({ onSuccess, onError: onRefused });
  const enter = (credentials: Credentials): void => {
    const guest = auth.status === 'authenticated' && isGuest(auth.user) ? auth.user : null;
    if (guest === null || keepWayBack(guest)) mutate(credentials);
    else onRefused();
  };
  return { ...login, enter };
};
