import { type Policy } from './policy.js';
import { provident } from './provident.js';
import { cautious, greedy } from './purposeful.js';
import { careless, random, wanderer } from './whimsical.js';

export const POLICIES = ['random', 'greedy', 'cautious', 'careless', 'wanderer', 'provident'] as const;
export type PolicyName = (typeof POLICIES)[number];

/** The simulator's policies. */
export const policyOf: Readonly<Record<PolicyName, Policy>> = {
  random,
  greedy,
  cautious,
  careless,
  wanderer,
  provident,
};
