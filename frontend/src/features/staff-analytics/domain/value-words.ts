import { type FigureValue } from '#contracts/analytics/views.js';

const WHOLE = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const PERCENT = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });
const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;
const SHARES = /(?:^|_)share(?:_|$)|^(?:low|high)$/;

export const isShare = (column: string): boolean => SHARES.test(column);
export const percent = (value: number): string => PERCENT.format(value);
export const whole = (value: number): string => WHOLE.format(value);
export const dayWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** A stretch of turns: '6–10', and '101 on' for the last one. */
export const stretchWords = (from: FigureValue, to: FigureValue): string =>
  to === null ? `${from} on` : `${from}–${to}`;

/** A value as it stands in a table: an unknown one is a dash. */
export const valueWords = (column: string, value: FigureValue): string => {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return isShare(column) ? percent(value) : whole(value);
  return IS_DAY.test(value) ? dayWords(value) : value;
};

/** 'new_players': 'New players'. */
export const columnWords = (column: string): string => {
  const words = column
    .replaceAll('_', ' ')
    .replace(/ ms$/, ', ms')
    .replace(/^(latency) p(\d+)/, '$1 p$2');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
