type Times = Readonly<Record<'since' | 'until', string>>;
type Cursors = Readonly<Record<'after' | 'until', string>>;

const isTime = (text: string): boolean => !Number.isNaN(new Date(text).getTime());
/** '2026-11-23T14:05', in the time of the reader, as the server reads it. */
const utc = (local: string): string => new Date(local).toISOString();

export const timeFaults = ({ since, until }: Times) => {
  if (!isTime(since)) return [{ field: 'since' as const, words: 'Give the time of the first event.' }];
  if (until === '' || (isTime(until) && until > since)) return [];
  return [{ field: 'until' as const, words: 'Give a later time than the first, or none.' }];
};
export const sinceTill = ({ since, until }: Times) => ({
  since: utc(since),
  ...(until !== '' && { until: utc(until) }),
});

export const cursorFaults = ({ after }: Cursors) =>
  after.trim() === '' ? [{ field: 'after' as const, words: 'Give a cursor. Each delivery shows its own.' }] : [];
export const afterTill = ({ after, until }: Cursors) => ({
  after: after.trim(),
  ...(until.trim() !== '' && { until: until.trim() }),
});
