import { type Feature, type PlanName, type Tier } from '#contracts/subscription/tiers.js';
import { type TierView } from '#contracts/subscription/views.js';

/** The features that a tier adds to the one before it. */
export const addedBy = (tiers: readonly TierView[], tier: Tier): readonly Feature[] => {
  const at = tiers.findIndex(({ id }) => id === tier);
  const before = tiers[at - 1]?.features ?? [];
  return tiers[at]?.features.filter((feature) => !before.includes(feature)) ?? [];
};

export const actionsLine = ({ actionsPerWeek: count }: TierView): string =>
  count === null ? 'Actions without limit' : `${count} actions a week`;
export const savesLine = ({ manualSaves: count }: TierView): string =>
  count === null ? 'Saves without limit' : `${count} saves of your own`;

const RANK: Readonly<Record<PlanName, number>> = { guest: 0, free: 0, gold: 1, platinum: 2 };

/** Whether a plan is above the player's own; nobody is offered what they have. */
export const isAbove = (tier: Tier, plan: PlanName): boolean => RANK[tier] > RANK[plan];
/** A guest plays on the free plan. */
export const isOwn = (tier: Tier, plan: PlanName | null): boolean => plan !== null && RANK[tier] === RANK[plan];
