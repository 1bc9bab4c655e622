import { RETURNING_KEYS } from './first-visit.js';
import { storedValue } from './stored-value.js';

/** The bearer token, under the key that the specification names (section 7). */
export const authToken = storedValue(RETURNING_KEYS.token);

/** A guest's token, kept when they leave to sign up, so that the new account can claim what they played (design section 9). */
export const guestClaim = storedValue('guest_claim');

/** Set by an explicit logout (specification section 4). */
export const loggedOut = storedValue('logged_out');
