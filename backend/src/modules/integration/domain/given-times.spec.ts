import { durationMs, readTime } from './given-times.js';

const now = new Date('2026-03-14T19:00:00Z');

it.each([
  ['0s', 0],
  ['90s', 90_000],
  ['30m', 1_800_000],
  ['24h', 86_400_000],
  ['30d', 30 * 86_400_000],
])('reads %s as a length of time', (text, ms) => expect(durationMs(text)).toBe(ms));

it.each(['', '24', 'h', '31d', '-1h', '1.5h', '1 h', '24H', '1w', '1constructor'])('does not read %j as one', (text) =>
  expect(durationMs(text)).toBeNull(),
);

it.each([
  ['2026-03-14', '2026-03-14T00:00:00.000Z'],
  ['2026-03-14T18:30', '2026-03-14T18:30:00.000Z'],
  ['2026-03-14T18:30:15', '2026-03-14T18:30:15.000Z'],
  ['2026-03-14T18:30:15.250Z', '2026-03-14T18:30:15.250Z'],
  ['2026-03-14T20:30:00+02:00', '2026-03-14T18:30:00.000Z'],
  ['24h', '2026-03-13T19:00:00.000Z'],
  ['0s', '2026-03-14T19:00:00.000Z'],
])('reads %s as %s', (text, time) => expect(readTime(text, now)?.toISOString()).toBe(time));

it.each([
  '',
  'yesterday',
  '2026',
  '2026-02-30',
  '2026-13-01',
  '2026-03-14Z',
  '2026-03-14T25:00',
  '2026-03-14T18:30:00 02:00',
  '14.03.2026',
  '1767225600',
])('reads no time in %j', (text) => expect(readTime(text, now)).toBeNull());
