const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** '23 November 2026 at 13:24 UTC': a mail does not know its reader's time zone. */
export const dayAndTime = (at: Date): string => `${WORDS.format(at)} UTC`;
