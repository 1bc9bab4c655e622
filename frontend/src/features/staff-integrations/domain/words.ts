/** '1 event is', '3 events are'. */
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const exact = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
/** '23 Nov 2026, 14:05:09', in the time of the reader. */
export const exactTime = (iso: string): string => exact.format(new Date(iso));

export const pretty = (value: unknown): string => JSON.stringify(value, null, 2);
