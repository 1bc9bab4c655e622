import { type User } from '#contracts/account/views.js';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { authToken, loggedOut } from '../../../lib/auth-token.js';
import { useGameAddress } from '../../../lib/game-address.js';
import { forgetCharacter } from '../../../lib/last-character.js';
import { clearSessionStorage } from '../../../lib/stored-value.js';
import { dropClaim } from '../guest-claims.js';
import { forgetLogin } from '../saved-logins.js';

/** After an account was deleted: this browser keeps nothing that leads to it, and shows the first page. */
export const useForgetAccount = (): ((user: Pick<User, 'id' | 'username'>) => void) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const game = useGameAddress();
  return ({ id: userId, username }) => {
    void navigate(game);
    dropClaim({ token: authToken.get() ?? '', userId });
    forgetLogin(username);
    forgetCharacter(userId);
    authToken.set(null);
    loggedOut.set('true');
    client.removeQueries();
    clearSessionStorage();
  };
};
