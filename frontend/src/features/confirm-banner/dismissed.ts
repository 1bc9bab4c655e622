import { storedValue } from '../../lib/stored-value.js';

export const dismissed = storedValue('confirm_email_dismissed');

/** What is stored when this user puts the banner away: it counts until midnight where they are. */
export const dismissalOf = (userId: string, now: Date): string => `${userId} ${now.toDateString()}`;
