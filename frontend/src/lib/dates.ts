const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** '23 November 2026', in the time of the reader. */
export const longDate = (iso: string): string => long.format(new Date(iso));
/** '23 Nov, 14:05'. */
export const dateAndTime = (iso: string): string => short.format(new Date(iso));

const DAY_MS = 86_400_000;
export const daysAfter = (iso: string, days: number): string =>
  new Date(new Date(iso).getTime() + days * DAY_MS).toISOString();
