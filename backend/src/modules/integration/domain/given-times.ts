const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const MOST_MS = 30 * 86_400_000;
const MOMENT = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)?(Z|[+-]\d{2}:\d{2})?$/;

/** '24h' in ms; null for what is no length of time, or one of more than 30 days. */
export const durationMs = (text: string): number | null => {
  const [, amount, unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? [];
  const ms = Number(amount) * (UNITS[unit] ?? NaN);
  return Number.isFinite(ms) && ms <= MOST_MS ? ms : null;
};

const isDay = (day: string): boolean => {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

/** A date or a date with a time, ISO 8601; UTC where no zone is named. Null for anything else. */
const readMoment = (text: string): Date | null => {
  const [, day = '', time, zone] = MOMENT.exec(text) ?? [];
  if (!isDay(day) || (time === undefined && zone !== undefined)) return null;
  const at = new Date(`${day}${time ?? 'T00:00'}${zone ?? 'Z'}`);
  return Number.isNaN(at.getTime()) ? null : at;
};

/** A moment, or a length of time before now: '2026-03-14', '2026-03-14T19:00:00Z', '24h'. Null for anything else. */
export const readTime = (text: string, now: Date): Date | null => {
  const ago = durationMs(text);
  return ago === null ? readMoment(text) : new Date(now.getTime() - ago);
};
