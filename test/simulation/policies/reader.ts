import { atRandom } from '../habits/at-random.js';
import { curious } from '../habits/curious.js';
import { type Policy } from './policy.js';

/** Every other turn what a curious player would do, and any card or way between: so that a reader meets many cards. */
export const reader: Policy = (session, whim, past) =>
  (past.length % 2 === 0 ? curious : atRandom)(session, whim, past);
