import { ownWords } from '../policies/own-words.js';
import { type Policy } from '../policies/policy.js';
import { greedy } from '../policies/purposeful.js';
import { alwaysExplore, alwaysRest, alwaysTalk } from './always.js';
import { atRandom } from './at-random.js';
import { bestOdds } from './best-odds.js';
import { curious } from './curious.js';
import { type HabitName } from './habits.js';
import { toAndFro } from './to-and-fro.js';
import { walkThere } from './walk-there.js';

export const HABIT_POLICIES: Readonly<Record<HabitName, Policy>> = {
  curious,
  'always-explore': alwaysExplore,
  'always-talk': alwaysTalk,
  'always-rest': alwaysRest,
  'free-text': ownWords,
  'best-odds': bestOdds,
  'at-random': atRandom,
  straight: greedy,
  'walk-there': walkThere,
  'to-and-fro': toAndFro,
};
