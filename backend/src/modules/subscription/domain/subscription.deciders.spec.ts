import { type SubscriptionEvent } from '#contracts/subscription/events.js';
import { type Tier } from '#contracts/subscription/tiers.js';
import { givenEvents } from '#test/support/given.js';
import { lapseSubscription } from './lapse-subscription.decider.js';
import { setTier } from './set-tier.decider.js';
import { type Subscription, subscriptionFold } from './subscription.fold.js';

const [START, END, LATER] = ['2026-03-01T10:00:00.000Z', '2026-04-01T10:00:00.000Z', '2026-05-01T10:00:00.000Z'];
const ids = { userId: 'u', subscriptionId: 'one' };
const gold = { ...ids, tier: 'gold' } as const;

const given = (...events: readonly SubscriptionEvent[]) => givenEvents(subscriptionFold, ...events);
const set =
  (tier: Tier, until: string | null = null, now = START) =>
  (state: Subscription) =>
    setTier({ userId: 'u', tier, until, subscriptionId: 'one', now: new Date(now) }, state);
const lapse = (now: string) => (state: Subscription) => lapseSubscription({ userId: 'u', now: new Date(now) }, state);

const activated = (periodEnd: string | null = END, over: object = {}): SubscriptionEvent => ({
  type: 'SubscriptionActivated',
  version: 1,
  data: {
    ...gold,
    periodStart: START,
    periodEnd,
    priceId: null,
    amount: 999,
    currency: 'usd',
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    ghlContactId: null,
    ghlOrderFormId: null,
    activatedAt: START,
    ...over,
  },
});
const changed = (from: Tier, to: Tier, changedAt = START): SubscriptionEvent => ({
  type: 'TierChanged',
  version: 1,
  data: { ...ids, from, to, priceId: null, amount: { free: 0, gold: 999, platinum: 1999 }[to], changedAt },
});
const renewed = (
  periodEnd: string | null,
  renewedAt = START,
  tier: 'gold' | 'platinum' = 'gold',
): SubscriptionEvent => ({
  type: 'SubscriptionRenewed',
  version: 1,
  data: { ...ids, tier, periodStart: START, periodEnd, renewedAt },
});
const canceled = (endsAt: string, canceledAt = START): SubscriptionEvent => ({
  type: 'SubscriptionCanceled',
  version: 1,
  data: { ...gold, endsAt, canceledAt },
});
const pastDue: SubscriptionEvent = {
  type: 'SubscriptionPastDue',
  version: 1,
  data: { ...gold, periodEnd: END, graceEndsAt: '2026-04-04T10:00:00.000Z', pastDueAt: END },
};
const expired = (expiredAt: string): SubscriptionEvent => ({
  type: 'SubscriptionExpired',
  version: 1,
  data: { ...gold, expiredAt },
});
const begun = [activated(), changed('free', 'gold')];

describe('setting a tier', () => {
  it('begins a subscription, and is the same again', () => {
    given()
      .when(set('gold', END))
      .then(...begun);
    given(...begun)
      .when(set('gold', END))
      .thenNothing();
    given()
      .when(set('platinum'))
      .then(activated(null, { tier: 'platinum', amount: 1999 }), changed('free', 'platinum'));
  });

  it('gives another period', () => {
    given(...begun)
      .when(set('gold', LATER))
      .then(renewed(LATER));
    given(...begun, pastDue)
      .when(set('gold', LATER, '2026-04-02T10:00:00.000Z'))
      .then(renewed(LATER, '2026-04-02T10:00:00.000Z'));
    given(...begun, canceled(END))
      .when(set('gold', END))
      .then(renewed(END));
  });

  it('gives another tier, with its price', () => {
    given(...begun)
      .when(set('platinum', END))
      .then(changed('gold', 'platinum'));
    given(...begun)
      .when(set('platinum', LATER))
      .then(changed('gold', 'platinum'), renewed(LATER, START, 'platinum'));
  });

  it('ends one at once where the tier is free, and is the same again', () => {
    const ended = [canceled(START), expired(START), changed('gold', 'free')];
    given(...begun)
      .when(set('free'))
      .then(...ended);
    given(...begun, ...ended)
      .when(set('free'))
      .thenNothing();
    given().when(set('free')).thenNothing();
    given(...begun, ...ended)
      .when(set('gold', END))
      .then(...begun);
  });

  it('refuses a day that is over', () => {
    given()
      .when(set('gold', START, END))
      .thenRejected('PERIOD_IS_OVER');
  });
});

describe('the end of a period', () => {
  it('is past due, and the tier stays for the grace of three days', () => {
    given(...begun)
      .when(lapse('2026-04-01T09:59:59.999Z'))
      .thenNothing();
    given(...begun)
      .when(lapse(END))
      .then(pastDue);
    given(...begun, pastDue)
      .when(lapse('2026-04-04T09:59:59.999Z'))
      .thenNothing();
  });

  it('expires after them, once, also where nobody looked in between', () => {
    const over = '2026-04-04T10:00:00.000Z';
    const ended = [expired(over), changed('gold', 'free', over)];
    given(...begun, pastDue)
      .when(lapse(over))
      .then(...ended);
    given(...begun)
      .when(lapse(over))
      .then(...ended);
    given(...begun, pastDue, ...ended)
      .when(lapse(LATER))
      .thenNothing();
  });

  it('has no grace where the subscription was canceled', () => {
    given(...begun, canceled(END))
      .when(lapse(END))
      .then(expired(END), changed('gold', 'free', END));
  });

  it('never comes to one without an end', () => {
    given(activated(null), changed('free', 'gold')).when(lapse('2099-01-01T00:00:00.000Z')).thenNothing();
  });

  it('that a clock which was ahead had recorded is taken back', () => {
    const wrong = [expired(LATER), changed('gold', 'free', LATER)];
    given(...begun, ...wrong)
      .when(lapse(START))
      .then(renewed(END), changed('free', 'gold'));
    given(...begun, canceled(START), expired(START), changed('gold', 'free'))
      .when(lapse('2026-02-01T10:00:00.000Z'))
      .thenNothing();
  });
});
