import { useSubscriptionInfo } from '../tokens/index.js';

/** Where the plans are explained, in a new tab (specification section 2); the game's own page until the server has said where. */
export const usePlansUrl = (): string => useSubscriptionInfo().data?.plansUrl ?? '/subscription';
