import { type TokensRefilledV1, type TokensRefilledV2 } from '../events/shapes/tokens-refilled.js';

const WEEK_MS = 7 * 86_400_000;

/** Version 1 knew one plan and one reason, and the next refill a week later. */
export const tokensRefilledV1ToV2 = (data: TokensRefilledV1): TokensRefilledV2 => ({
  ...data,
  plan: 'free',
  reason: 'week',
  refillsAt: new Date(Date.parse(data.refilledAt) + WEEK_MS).toISOString(),
});
