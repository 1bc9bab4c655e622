import { authToken } from '../../lib/auth-token.js';
import { useStoredValue } from '../../lib/use-stored-value.js';
import { isGuest, useAuth } from '../auth/index.js';
import { useActionTokens, useRefill } from '../tokens/index.js';
import { type Visitor } from './domain/opening-words.js';

export const useVisitor = (): Visitor => {
  const auth = useAuth();
  const { data: tokens } = useActionTokens();
  return {
    isNew: useStoredValue(authToken) === null,
    isGuest: auth.status === 'authenticated' && isGuest(auth.user),
    tokens,
    refill: useRefill(),
  };
};
