import fc from 'fast-check';
import { retryAfterMs, RETRIES_MS, verdictOn } from './delivery.rules.js';

const now = new Date('2026-03-14T19:00:00Z');
const HOUR = 3_600_000;
const on = (status: number | null, failed = 0, retryAfter: string | null = null, chance = 0) =>
  verdictOn({ status, retryAfter }, { failed, now, chance });

it('takes every 2xx as delivered, and 410 as the end', () =>
  expect([on(200), on(204), on(299), on(410)].map(({ kind }) => kind)).toEqual([
    'delivered',
    'delivered',
    'delivered',
    'gone',
  ]));

it.each([null, 301, 302, 307, 400, 401, 404, 429, 500, 503])('tries again after %s', (status) =>
  expect(on(status)).toEqual({ kind: 'again', inMs: 5_000 }),
);

it('goes from 5 seconds to a day over three days, and gives up then', () => {
  expect(RETRIES_MS.map((_, failed) => on(500, failed))).toEqual(RETRIES_MS.map((inMs) => ({ kind: 'again', inMs })));
  expect(RETRIES_MS.reduce((sum, ms) => sum + ms, 0) / HOUR).toBeCloseTo(75.6, 1);
  expect(on(500, RETRIES_MS.length)).toEqual({ kind: 'given-up' });
});

it('waits a little longer by chance, never shorter', () =>
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(8), (chance, failed) => {
      const verdict = on(500, failed, null, chance);
      const pause = RETRIES_MS[failed] ?? 0;
      expect(verdict.kind === 'again' && verdict.inMs >= pause && verdict.inMs <= pause * 1.1 + 1).toBe(true);
    }),
  ));

it('waits as long as it is told, a day at most, and never shorter than the schedule', () => {
  expect(on(429, 0, '120')).toEqual({ kind: 'again', inMs: 120_000 });
  expect(on(503, 0, 'Sat, 14 Mar 2026 19:10:00 GMT')).toEqual({ kind: 'again', inMs: 600_000 });
  expect(on(429, 0, '99999999')).toEqual({ kind: 'again', inMs: 24 * HOUR });
  expect(on(429, 1, '1')).toEqual({ kind: 'again', inMs: 300_000 });
});

it.each(['', 'soon', '-5', '1.5x'])('does not read %j as a time to wait', (text) =>
  expect(retryAfterMs(text, now) ?? 0).toBe(0),
);
