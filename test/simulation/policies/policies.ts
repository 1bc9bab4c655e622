import { HABIT_POLICIES } from '../habits/habit-policies.js';
import { type HabitName } from '../habits/habits.js';
import { ownWords } from './own-words.js';
import { type Policy } from './policy.js';
import { provident } from './provident.js';
import { cautious, greedy } from './purposeful.js';
import { careless, random, wanderer } from './whimsical.js';

export const POLICIES = ['random', 'greedy', 'cautious', 'careless', 'wanderer', 'provident'] as const;
/** Played where it is asked for by name only: it reads a dozen sentences a turn. */
export const BY_WORDS = 'own-words';
export type PolicyName = (typeof POLICIES)[number] | typeof BY_WORDS | HabitName;

/** The simulator's policies. */
export const policyOf: Readonly<Record<PolicyName, Policy>> = {
  random,
  greedy,
  cautious,
  careless,
  wanderer,
  provident,
  [BY_WORDS]: ownWords,
  ...HABIT_POLICIES,
};
