import { type SubscriptionStatus, type TierView } from '#contracts/subscription/views.js';
import { useQuery } from '@tanstack/react-query';
import { FIVE_MINUTES } from '../../../lib/query-client.js';

const STATUS = '/api/subscription/status';
const TIERS = '/api/subscription/tiers';

/** Fresh for five minutes (specification section 9). */
export const useSubscriptionStatus = () =>
  useQuery<SubscriptionStatus>({ queryKey: [STATUS], staleTime: FIVE_MINUTES });
export const useTiers = () => useQuery<readonly TierView[]>({ queryKey: [TIERS], staleTime: FIVE_MINUTES });
