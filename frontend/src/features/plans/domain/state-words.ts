import { type SubscriptionState } from '#contracts/subscription/views.js';

/** The states of specification section 4. */
export const STATE_NAME: Readonly<Record<SubscriptionState, string>> = {
  active: 'Active',
  past_due: 'Past due',
  canceled: 'Canceled',
  inactive: 'Inactive',
};
export const STATE_TONE: Readonly<Record<SubscriptionState, string>> = {
  active: 'text-success',
  past_due: 'text-warning',
  canceled: 'text-act',
  inactive: 'text-faded',
};

const isState = (status: string): status is SubscriptionState => status in STATE_NAME;

/** The state that a stored status stands for: one that is none of the first three is 'inactive'. */
export const stateOf = (status: string): SubscriptionState => (isState(status) ? status : 'inactive');
