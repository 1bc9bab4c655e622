import { GRACE_DAYS } from '#contracts/subscription/tiers.js';
import { type SubscriptionStatus } from '#contracts/subscription/views.js';
import { daysAfter, longDate } from '../../../lib/dates.js';
import { TIER_NAME } from '../../plans/index.js';

/** What a player should know about their plan beside its name; null where the name says it all. */
export const standingWords = ({ plan, tier, status, subscription }: SubscriptionStatus): string | null => {
  if (plan === 'guest')
    return 'You play as a guest: your actions are yours once, and an account brings new ones every week.';
  const end = subscription?.currentPeriodEnd ?? null;
  if (subscription === null || end === null) return null;
  const name = TIER_NAME[tier];
  if (status === 'past_due')
    return `The payment of ${longDate(end)} has not come. ${name} stays until ${longDate(daysAfter(end, GRACE_DAYS))}.`;
  return status === 'canceled' ? `Canceled, and not billed again. ${name} stays until ${longDate(end)}.` : null;
};
