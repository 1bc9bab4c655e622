import { type User } from '#contracts/account/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { goTo } from '../../../lib/address.js';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { forgetCharacter } from '../../../lib/last-character.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { dropClaim } from '../guest-claims.js';
import { forgetLogin } from '../saved-logins.js';

/** After an account was deleted: this browser keeps nothing that leads to it, and shows the first page. */
export const useForgetAccount = (): ((user: Pick<User, 'id' | 'username'>) => void) => {
  const client = useQueryClient();
  return ({ id: userId, username }) => {
    goTo('/');
    dropClaim({ token: authToken.get() ?? '', userId });
    forgetLogin(username);
    forgetCharacter(userId);
    authToken.set(null);
    loggedOut.set('true');
    client.removeQueries();
    clearSessionStorage();
  };
};
