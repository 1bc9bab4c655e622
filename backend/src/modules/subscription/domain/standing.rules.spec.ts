import { standingAt, type SubscriptionPeriod } from './standing.rules.js';

const gold: SubscriptionPeriod = { tier: 'gold', isCanceled: false, endsAt: '2026-03-10T12:00:00.000Z' };

describe('what is in force', () => {
  it.each<[string, Partial<SubscriptionPeriod>, string, string]>([
    ['before its end', {}, '2026-03-10T11:59:59.999Z', 'gold active'],
    ['at its end', {}, '2026-03-10T12:00:00.000Z', 'gold past_due'],
    ['on the last day of grace', {}, '2026-03-13T11:59:59.999Z', 'gold past_due'],
    ['after the grace', {}, '2026-03-13T12:00:00.000Z', 'free inactive'],
    ['canceled, before its end', { isCanceled: true }, '2026-03-10T11:59:59.999Z', 'gold canceled'],
    ['canceled, at its end: there is no grace', { isCanceled: true }, '2026-03-10T12:00:00.000Z', 'free inactive'],
    ['without an end', { endsAt: null }, '2099-01-01T00:00:00.000Z', 'gold active'],
    ['without a subscription', { tier: 'free' }, '2026-03-01T00:00:00.000Z', 'free inactive'],
  ])('%s', (_name, term, now, expected) => {
    const { tier, status } = standingAt({ ...gold, ...term }, new Date(now));
    expect(`${tier} ${status}`).toBe(expected);
  });
});
