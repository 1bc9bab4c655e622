import { daysUntilRefill, lastRefill, nextRefill } from './refill-grid.js';

const REFILL = '2026-03-08T12:00:00.000Z';

describe('refills', () => {
  it.each([
    ['2026-03-08T11:59:59.999Z', REFILL, 1],
    ['2026-03-08T12:00:00.000Z', '2026-03-15T12:00:00.000Z', 7],
    ['2026-03-08T12:00:00.001Z', '2026-03-15T12:00:00.000Z', 7],
    ['2026-03-01T12:00:00.000Z', REFILL, 7],
    ['2026-03-06T12:00:00.000Z', REFILL, 2],
    ['2026-04-01T00:00:00.000Z', '2026-04-05T12:00:00.000Z', 5],
    ['2025-12-31T00:00:00.000Z', '2026-01-04T12:00:00.000Z', 5],
  ])('as seen at %s, come next at %s, in %d days', (now, next, days) => {
    expect(nextRefill(REFILL, new Date(now))).toBe(next);
    expect(daysUntilRefill(REFILL, new Date(now))).toBe(days);
    expect(lastRefill(REFILL, new Date(now)).getTime()).toBe(Date.parse(next) - 7 * 86_400_000);
  });

  it('never come to guests', () => {
    expect(daysUntilRefill(null, new Date(REFILL))).toBeNull();
  });
});
