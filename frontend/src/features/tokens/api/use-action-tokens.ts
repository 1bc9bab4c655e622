import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { authToken } from '../../../lib/auth-token.js';
import { FIVE_MINUTES } from '../../../lib/query-client.js';
import { useStoredValue } from '../../../lib/use-stored-value.js';
import { isSpent, refillInWords } from '../domain/tokens-left.js';

const ACTION_TOKENS = '/api/user/action-tokens';
const SUBSCRIPTION_INFO = '/api/user/subscription-info';

const useOwn = <T>(path: string) =>
  useQuery<T>({ queryKey: [path], staleTime: FIVE_MINUTES, enabled: useStoredValue(authToken) !== null });

/** Fresh for five minutes, and refreshed after each action (specification section 7). */
export const useActionTokens = () => useOwn<ActionTokens>(ACTION_TOKENS);
export const useSubscriptionInfo = () => useOwn<SubscriptionInfo>(SUBSCRIPTION_INFO);

/** When new tokens come: 'in 3 days'; null for a player who gets none, and until it is known. */
export const useRefill = (): string | null => refillInWords(useSubscriptionInfo().data?.daysUntilRefill ?? null);

export const refreshTokens = (client: QueryClient): void => {
  for (const key of [ACTION_TOKENS, SUBSCRIPTION_INFO]) void client.invalidateQueries({ queryKey: [key] });
};

/** Whether no token is left. A count of zero is read again, since a plan may have been bought in another tab; a wallet that can't be read bars nobody. */
export const isOutOfTokens = async (client: QueryClient): Promise<boolean> => {
  const known = client.getQueryData<ActionTokens>([ACTION_TOKENS]);
  if (known !== undefined && !isSpent(known)) return false;
  const read = client.query<ActionTokens>({ queryKey: [ACTION_TOKENS], staleTime: 0 });
  return isSpent(await read.catch(() => known));
};
