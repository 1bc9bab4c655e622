import { useSubscriptionInfo } from '../tokens/index.js';

/** The address of the plans, opened in a new tab (specification section 2); the game's own page until the server has answered. */
export const usePlansUrl = (): string => useSubscriptionInfo().data?.plansUrl ?? '/subscription';
