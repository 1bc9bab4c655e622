import { rateLimitedWarnings } from './rate-limited-warnings.js';

it('logs the same warning once per interval, and counts the omitted ones', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const lines: unknown[] = [];
  const warn = rateLimitedWarnings({ warn: (details, message) => lines.push([details, message]) }, 100);
  warn({ n: 1 }, 'lost');
  warn({ n: 2 }, 'lost');
  warn({ n: 3 }, 'other');
  now.mockReturnValue(100);
  warn({ n: 4 }, 'lost');
  now.mockRestore();
  expect(lines).toEqual([
    [{ n: 1, times: 1 }, 'lost'],
    [{ n: 3, times: 1 }, 'other'],
    [{ n: 4, times: 2 }, 'lost'],
  ]);
});
