import { RETURNING_KEYS } from './first-visit.js';
import { storedValue } from './stored-value.js';

/** The bearer token, under the key that the specification names (section 7). */
export const authToken = storedValue(RETURNING_KEYS.token);

/** Set by an explicit logout (specification section 4). */
export const loggedOut = storedValue('logged_out');
