import { type ActionTokens, type SubscriptionInfo } from '#contracts/wallet/views.js';
import { useQuery } from '@tanstack/react-query';
import { FIVE_MINUTES } from '../../../lib/query-client.js';

export const ACTION_TOKENS = '/api/user/action-tokens';

/** Fresh for five minutes, and refreshed after each action (specification section 7). */
export const useActionTokens = () => useQuery<ActionTokens>({ queryKey: [ACTION_TOKENS], staleTime: FIVE_MINUTES });
export const useSubscriptionInfo = () =>
  useQuery<SubscriptionInfo>({ queryKey: ['/api/user/subscription-info'], staleTime: FIVE_MINUTES });
