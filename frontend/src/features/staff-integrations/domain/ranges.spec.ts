import { cursorFaults, afterTill, sinceTill, timeFaults } from './ranges.js';

it.each([
  [{ since: '', until: '' }, ['since']],
  [{ since: 'soon', until: '' }, ['since']],
  [{ since: '2026-11-23T14:05', until: '' }, []],
  [{ since: '2026-11-23T14:05', until: '2026-11-23T14:06' }, []],
  [{ since: '2026-11-23T14:05', until: '2026-11-23T14:05' }, ['until']],
  [{ since: '2026-11-23T14:05', until: 'later' }, ['until']],
])('finds what is wrong with the times %j', (times, fields) => {
  expect(timeFaults(times).map(({ field }) => field)).toEqual(fields);
});

it('sends times as UTC, and leaves out an end that was not given', () => {
  const [since, until] = ['2026-11-23T14:05', '2026-11-24T14:05'];
  expect(sinceTill({ since, until })).toEqual({
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  });
  expect(sinceTill({ since, until: '' })).toEqual({ since: new Date(since).toISOString() });
});

it('takes a cursor without the spaces that came along with it', () => {
  expect(cursorFaults({ after: '  ', until: '' })).toHaveLength(1);
  expect(cursorFaults({ after: 'c', until: '' })).toEqual([]);
  expect(afterTill({ after: ' c\n', until: ' d ' })).toEqual({ after: 'c', until: 'd' });
  expect(afterTill({ after: 'c', until: ' ' })).toEqual({ after: 'c' });
});
