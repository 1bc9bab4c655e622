const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const DAYS_TOLD = 7;

const exact = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

const midnightBefore = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** When a device was used last: 'just now', 'today', 'yesterday', '4 days ago', 'on 3 May 2026'. Times are ISO 8601. */
export const lastUse = (usedAt: string, now: number): string => {
  const used = Date.parse(usedAt);
  if (Number.isNaN(used)) return 'at an unknown time';
  if (now - used < 5 * MINUTE) return 'just now';
  const days = Math.round((midnightBefore(now) - midnightBefore(used)) / DAY);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  return days <= DAYS_TOLD ? `${days} days ago` : `on ${exact.format(used)}`;
};
