import { type PlanName, TIER_IDS } from '#contracts/subscription/tiers.js';
import { lastRefill } from '#contracts/wallet/refill-grid.js';
import { type Balance } from '#contracts/wallet/events.js';

const WEEK_MS = 7 * 86_400_000;
/** Clocks of several machines differ by less: a refill that one has set is never too far away for another. */
const CLOCKS_DIFFER_MS = 3_600_000;

/** What a refill depends on, of the wallet or of its row. */
export interface Filled {
  readonly plan: PlanName | null;
  readonly balance: Balance;
  readonly refillsAt: string | null;
}
/** The plan in force, and what it gives a week. */
export interface PlanInForce {
  readonly plan: PlanName;
  readonly allowance: Balance;
}

/** The balance that an allowance gives. */
export const balanceOf = (tokens: number | 'unlimited'): Balance => (tokens === 'unlimited' ? null : tokens);

const rankOf = (plan: PlanName | null): number => TIER_IDS.findIndex((tier) => tier === plan);

export const isDue = (refillsAt: string | null, now: Date): boolean =>
  refillsAt !== null && Date.parse(refillsAt) <= now.getTime();

/** Whether a clock that was ahead set the time: no wallet waits longer than a week. */
export const isTooFar = (refillsAt: string, now: Date): boolean => Date.parse(refillsAt) > latestRefill(now).getTime();
export const latestRefill = (now: Date): Date => new Date(now.getTime() + WEEK_MS + CLOCKS_DIFFER_MS);

/**
 * The time whose plan counts: a late refill counts for the day on which it was due. Null where the wallet is
 * never refilled.
 */
export const countingTime = ({ refillsAt }: Pick<Filled, 'refillsAt'>, now: Date): Date | null => {
  if (refillsAt === null) return null;
  return isDue(refillsAt, now) ? lastRefill(refillsAt, now) : now;
};

/**
 * Whether the wallet is to be filled, and to what (design section 9, 'refills'). A week sets the plan's full amount,
 * also where more is left from a greater plan; an upgrade fills up at once; a lesser plan counts from the next week on.
 */
export const fillOf = (
  wallet: Filled,
  { plan, allowance }: PlanInForce,
  now: Date,
): { readonly reason: 'week' | 'upgrade'; readonly balanceAfter: Balance } | null => {
  if (wallet.refillsAt === null || plan === 'guest') return null;
  if (isDue(wallet.refillsAt, now)) return { reason: 'week', balanceAfter: allowance };
  if (rankOf(plan) <= rankOf(wallet.plan)) return null;
  const isEndless = allowance === null || wallet.balance === null;
  return { reason: 'upgrade', balanceAfter: isEndless ? null : Math.max(allowance, wallet.balance) };
};
