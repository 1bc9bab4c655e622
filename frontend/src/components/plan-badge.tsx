import { type User } from '#contracts/account/views.js';

export const PLANS_PATH = '/subscription';
const NAME: Readonly<Record<User['subscriptionTier'], string>> = { free: '(Free Plan)', gold: 'GOLD', platinum: 'PLATINUM' };

/** Opens the plans in a new tab (specification section 2). */
export const PlanBadge = ({ tier }: { readonly tier: User['subscriptionTier'] }) => (
  <a href={PLANS_PATH} target="_blank" rel="noreferrer" className={`text-button justify-center ${tier === 'free' ? 'italic' : 'small-caps text-act'}`}>
    {NAME[tier]}
    <span className="sr-only"> (plans, in a new tab)</span>
  </a>
);
