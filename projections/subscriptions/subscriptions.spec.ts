import { rowsAfter } from '#test/support/projections/memory-table.js';
import { type AnyEnvelope, sample } from '#test/support/projections/samples.js';
import { subscriptionEntity } from './subscription.entity.js';
import { subscriptions } from './subscriptions.projection.js';

const given = (...events: readonly AnyEnvelope[]) =>
  rowsAfter({ projection: subscriptions, entity: subscriptionEntity }, events);
const ann = { userId: 'ann', subscriptionId: 'one' };
const activated = sample('SubscriptionActivated', ann);

describe('subscriptions', () => {
  it('begin with their period and the ids that other systems know them by', () => {
    expect(given(activated)).toEqual([
      {
        id: 'one',
        userId: 'ann',
        ghlContactId: 'contact-17',
        stripeCustomerId: 'cus_ragnhild',
        stripeSubscriptionId: 'sub_ragnhild',
        tier: 'gold',
        status: 'active',
        currentPeriodStart: '2026-03-14T19:20:00.000Z',
        currentPeriodEnd: '2026-04-14T19:20:00.000Z',
        priceId: 'price_gold_monthly',
        amount: 999,
        currency: 'usd',
        ghlOrderFormId: 'form-3',
        createdAt: '2026-03-14T19:20:00.250Z',
        updatedAt: '2026-03-14T19:20:00.250Z',
        position: '1',
      },
    ]);
  });

  it('are renewed, past due, canceled and expired', () => {
    const renewed = sample('SubscriptionRenewed', ann);
    const pastDue = sample('SubscriptionPastDue', ann);
    expect(given(activated, pastDue)).toMatchObject([{ status: 'past_due' }]);
    expect(given(activated, pastDue, renewed)).toMatchObject([
      { status: 'active', currentPeriodEnd: '2026-05-14T19:20:00.000Z' },
    ]);
    const canceled = sample('SubscriptionCanceled', { ...ann, endsAt: '2026-05-02T08:00:00.250Z' });
    expect(given(activated, renewed, canceled)).toMatchObject([
      { status: 'canceled', currentPeriodEnd: '2026-05-02T08:00:00.250Z' },
    ]);
    expect(given(activated, sample('SubscriptionExpired', ann))).toMatchObject([{ status: 'expired', tier: 'gold' }]);
  });

  it('change their tier and its price, and keep what was paid for when they end', () => {
    const grown = sample('TierChanged', { ...ann, to: 'platinum', amount: 1999, priceId: 'p' });
    expect(given(activated, grown)).toMatchObject([{ tier: 'platinum', amount: 1999, priceId: 'p' }]);
    const ended = sample('TierChanged', { ...ann, from: 'platinum', to: 'free', amount: 0 });
    expect(given(activated, grown, ended)).toMatchObject([{ tier: 'platinum', amount: 1999 }]);
  });

  it('lead to nobody after an erasure', () => {
    expect(given(activated, sample('PersonErased', { userId: 'ann' }))).toMatchObject([
      { ghlContactId: null, stripeCustomerId: null, stripeSubscriptionId: null, amount: 999 },
    ]);
  });
});
