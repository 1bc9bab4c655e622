import { type User } from '#contracts/account/views.js';
import { TIER_TONE } from '../domain/tier-words.js';
import { usePlansUrl } from '../use-plans-url.js';

const NAME: Readonly<Record<User['subscriptionTier'], string>> = {
  free: '(Free Plan)',
  gold: 'GOLD',
  platinum: 'PLATINUM',
};

/** Opens the plans in a new tab (specification section 2). */
export const PlanBadge = ({ tier }: { readonly tier: User['subscriptionTier'] }) => (
  <a
    href={usePlansUrl()}
    target="_blank"
    rel="noreferrer"
    className={`text-button justify-center ${tier === 'free' ? 'italic' : 'small-caps'} ${TIER_TONE[tier]}`}
  >
    {NAME[tier]}
    <span className="sr-only"> (plans, in a new tab)</span>
  </a>
);
