import { HABIT_POLICIES } from '../habits/habit-policies.js';
import { type HabitName } from '../habits/habits.js';
import { ownWords } from './own-words.js';
import { type Policy } from './policy.js';
import { provident } from './provident.js';
import { cautious, greedy } from './purposeful.js';
import { careless, random, wanderer } from './whimsical.js';
import { atRandom } from '../habits/at-random.js';
import { curious } from '../habits/curious.js';

/** Every other turn what a curious player would do, and any card or way between: so that a reader meets many cards. */
const reader: Policy = (session, whim, past) => (past.length % 2 === 0 ? curious : atRandom)(session, whim, past);

export const POLICIES = ['random', 'greedy', 'cautious', 'careless', 'wanderer', 'provident'] as const;
/** Played where it is asked for by name only: it reads a dozen sentences a turn. */
export const BY_WORDS = 'own-words';
/** Plays for those who read. */
export const FOR_READERS = 'reader';
export type PolicyName = (typeof POLICIES)[number] | typeof BY_WORDS | typeof FOR_READERS | HabitName;

/** The simulator's policies. */
export const policyOf: Readonly<Record<PolicyName, Policy>> = {
  random,
  greedy,
  cautious,
  careless,
  wanderer,
  provident,
  [BY_WORDS]: ownWords,
  [FOR_READERS]: reader,
  ...HABIT_POLICIES,
};
