const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Refills come every 7 days from sign-up (design section 9): the first of these times after `now`. */
export const nextRefill = (anyRefill: string, now: Date): string => {
  const any = Date.parse(anyRefill);
  const weeks = Math.floor((now.getTime() - any) / WEEK_MS) + 1;
  return new Date(any + weeks * WEEK_MS).toISOString();
};

/** The last of these times that is not after `now`. */
export const lastRefill = (anyRefill: string, now: Date): Date =>
  new Date(Date.parse(nextRefill(anyRefill, now)) - WEEK_MS);

/** Rounded up, so 1 to 7; null for users without refills. Told from the stored time, and never stored itself. */
export const daysUntilRefill = (refillsAt: string | null, now: Date): number | null =>
  refillsAt === null ? null : Math.ceil((Date.parse(nextRefill(refillsAt, now)) - now.getTime()) / DAY_MS);
