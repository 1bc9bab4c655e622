import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { FIVE_MINUTES } from '../../../lib/query-client.js';

const ACTION_TOKENS = '/api/user/action-tokens';
const SUBSCRIPTION_INFO = '/api/user/subscription-info';

/** Fresh for five minutes, and refreshed after each action (specification section 7). */
export const useActionTokens = () => useQuery<ActionTokens>({ queryKey: [ACTION_TOKENS], staleTime: FIVE_MINUTES });
export const useSubscriptionInfo = () =>
  useQuery<SubscriptionInfo>({ queryKey: [SUBSCRIPTION_INFO], staleTime: FIVE_MINUTES });

export const refreshTokens = (client: QueryClient): void => {
  for (const key of [ACTION_TOKENS, SUBSCRIPTION_INFO]) void client.invalidateQueries({ queryKey: [key] });
};
