import * as fc from 'fast-check';
import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { followProvider } from './follow-provider.decider.js';
import { type ProviderReport } from './provider-reports.rules.js';
import { setTier } from './set-tier.decider.js';
import { standingAt } from './standing.rules.js';
import { type Subscription, subscriptionFold } from './subscription.fold.js';

const NOW = new Date('2026-03-20T12:00:00.000Z');
const userId = 'ann';

const report = (given: Partial<ProviderReport> = {}): ProviderReport => ({
  reportId: 'r1',
  providerSubscriptionId: 'sub-1',
  tier: 'gold',
  priceId: 'price-gold',
  status: 'active',
  periodEnd: null,
  ghlContactId: 'contact-1',
  ghlOrderFormId: null,
  saidAt: '2026-03-14T12:00:00.000Z',
  ...given,
});

const folded = (state: Subscription, events: readonly SubscriptionEvent[]): Subscription =>
  events.reduce(subscriptionFold.evolve, state);
const decided = (state: Subscription, told: ProviderReport, now = NOW): readonly SubscriptionEvent[] => {
  const decision = followProvider({ userId, report: told, subscriptionId: `of-${told.reportId}`, now }, state);
  if (!decision.accepted) throw new Error('a report is never refused');
  return decision.events;
};
const after = (...reports: readonly ProviderReport[]): Subscription =>
  reports.reduce((state, told) => folded(state, decided(state, told)), subscriptionFold.initial);
const typesOf = (events: readonly SubscriptionEvent[]): readonly string[] => events.map(({ type }) => type);

/** What a person has of it. */
const standing = ({ held, tierInForce }: Subscription) => {
  const { tier, status } = held && !held.isRevoked ? standingAt(held, NOW) : { tier: 'free', status: 'inactive' };
  return tier === 'free' ? { tier: tierInForce } : { tier, status, inForce: tierInForce, endsAt: held?.endsAt };
};

describe('what the payment provider reports', () => {
  it('begins a subscription', () => {
    const events = decided(subscriptionFold.initial, report());
    expect(typesOf(events)).toEqual(['SubscriptionReported', 'SubscriptionActivated', 'TierChanged']);
    expect(events[1]?.data).toMatchObject({ tier: 'gold', priceId: 'price-gold', stripeSubscriptionId: 'sub-1' });
  });

  it('changes nothing when it says the same twice', () => {
    expect(decided(after(report()), report())).toEqual([]);
    expect(typesOf(decided(after(report()), report({ reportId: 'r2' })))).toEqual(['SubscriptionReported']);
  });

  it('lets a canceled one last to the end of what was paid', () => {
    const paid = report({ periodEnd: '2026-04-14T12:00:00.000Z' });
    const canceled = report({ reportId: 'r2', status: 'canceled', saidAt: '2026-03-16T12:00:00.000Z' });
    const expected = { tier: 'gold', status: 'canceled', inForce: 'gold', endsAt: '2026-04-14T12:00:00.000Z' };
    expect(standing(after(paid, canceled))).toEqual(expected);
    expect(standing(after(canceled, paid))).toEqual(expected);
  });

  it('ends one at once', () => {
    const ended = report({ reportId: 'r2', status: 'ended', saidAt: '2026-03-16T12:00:00.000Z' });
    expect(typesOf(decided(after(report()), ended))).toEqual([
      'SubscriptionReported',
      'SubscriptionCanceled',
      'SubscriptionExpired',
      'TierChanged',
    ]);
  });

  it('gives the best of two, and the other when that ends', () => {
    const better = report({ reportId: 'r2', providerSubscriptionId: 'sub-2', tier: 'platinum', priceId: 'p' });
    const ended = { ...better, reportId: 'r3', status: 'ended', saidAt: '2026-03-19T12:00:00.000Z' } as const;
    expect(standing(after(report(), better))).toMatchObject({ tier: 'platinum', inForce: 'platinum' });
    expect(standing(after(report(), better, ended))).toMatchObject({ tier: 'gold', inForce: 'gold' });
  });

  it('leaves alone what support has given, until it reports a change', () => {
    const granted = setTier({ userId, tier: 'platinum', until: null, subscriptionId: 's', now: NOW }, after(report()));
    const held = folded(after(report()), granted.accepted ? granted.events : []);
    expect(typesOf(decided(held, report({ reportId: 'r2' })))).toEqual(['SubscriptionReported']);
  });

  it('is not frozen by a report from the future, also where one was recorded before times were bounded', () => {
    const future = report({ saidAt: '2099-01-01T00:00:00.000Z' });
    const ended = report({ reportId: 'r2', status: 'ended', saidAt: '2026-03-20T12:06:00.000Z' });
    const recorded = { type: 'SubscriptionReported', version: 1 } as const;
    const data = { userId, ...future, reportedAt: NOW.toISOString() };
    for (const state of [after(future), folded(after(report()), [{ ...recorded, data }])])
      expect(standing(folded(state, decided(state, ended, new Date('2026-03-20T12:07:00.000Z'))))).toEqual({
        tier: 'free',
      });
  });

  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}T12:00:00.000Z`);
  const told = fc.record({
    providerSubscriptionId: fc.constantFrom('sub-1', 'sub-2'),
    tier: fc.constantFrom('gold' as const, 'platinum' as const),
    status: fc.constantFrom('active' as const, 'past_due' as const, 'canceled' as const, 'ended' as const),
    periodEnd: fc.option(day, { nil: null }),
    saidAt: day,
  });

  it('ends in the same, in whatever order it arrives, and however often', () => {
    fc.assert(
      fc.property(
        fc.array(told, { minLength: 1, maxLength: 8 }).chain((list) => {
          const reports = list.map((each, n) => report({ ...each, reportId: `r${n}` }));
          const arrivals = fc.array(fc.nat(list.length - 1), { maxLength: 6 });
          return fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length }), arrivals);
        }),
        ([reports, shuffled, again]) => {
          const repeated = [...shuffled, ...again.flatMap((n) => reports[n] ?? [])];
          expect(standing(after(...repeated))).toEqual(standing(after(...reports)));
        },
      ),
    );
  });
});
