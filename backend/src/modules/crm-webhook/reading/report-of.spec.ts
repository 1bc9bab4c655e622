import * as fc from 'fast-check';
import { type SalesRules } from './call-reading.js';
import { reportOf, unreadableFieldOf } from './report-of.js';

const rules: SalesRules = {
  tierOfPrice: new Map([
    ['p_gold', 'gold'],
    ['p_plat', 'platinum'],
  ]),
  acceptsTestOrders: false,
  locationId: 'loc',
};

const told = {
  event: 'subscription.updated',
  contact_id: 'c-1',
  email: 'a@b.example',
  product_id: 'prod',
  price_id: 'p_gold',
  subscription_id: 'sub-1',
  status: 'active',
  occurred_at: '2026-03-14T20:00:00+01:00',
};
const order = {
  type: 'OrderCreate',
  _id: 'order-1',
  altId: 'loc',
  contactId: 'c-1',
  status: 'completed',
  liveMode: true,
  createdAt: '2026-01-31T10:00:00.000Z',
  items: [{ price: { _id: 'other' } }, { price: { _id: 'p_plat' } }],
  source: { id: 'form-3' },
};
const receivedAt = '2026-03-14T19:00:10.000Z';
const workflow = (change: object) =>
  reportOf({ source: 'workflow', body: JSON.stringify({ ...told, ...change }), receivedAt }, rules);
const marketplace = (change: object, more: Partial<SalesRules> = {}) =>
  reportOf({ source: 'marketplace', body: JSON.stringify({ ...order, ...change }), receivedAt }, { ...rules, ...more });

describe('a call of a workflow', () => {
  it('says how a subscription stands', () =>
    expect(workflow({})).toEqual({
      report: {
        providerSubscriptionId: 'sub-1',
        ghlContactId: 'c-1',
        ghlOrderFormId: null,
        tier: 'gold',
        priceId: 'p_gold',
        status: 'active',
        periodEnd: null,
        saidAt: '2026-03-14T19:00:00.000Z',
      },
    }));

  it.each([
    [{ status: 'cancelled' }, 'canceled'],
    [{ status: 'trialing' }, 'active'],
    [{ status: 'PAST_DUE' }, 'past_due'],
    [{ status: 'expired' }, 'ended'],
    [{ status: null, event: 'subscription.canceled' }, 'canceled'],
    [{ status: undefined, event: 'refunded' }, 'ended'],
  ])('%j is %s', (change, status) => expect(workflow(change)).toMatchObject({ report: { status } }));

  it('may be a form', () => {
    const form = new URLSearchParams({ ...told, contact_id: '' }).toString();
    const read = reportOf({ source: 'workflow', body: form, receivedAt }, rules);
    expect(read).toMatchObject({ report: { tier: 'gold', ghlContactId: null, saidAt: '2026-03-14T19:00:00.000Z' } });
    expect(reportOf({ source: 'workflow', body: 'no form', receivedAt }, rules)).toEqual({ reason: 'UNREADABLE' });
  });

  it('is not believed to come from the future', () =>
    expect(workflow({ occurred_at: '2099-01-01T00:00:00Z' })).toMatchObject({
      report: { saidAt: '2026-03-14T19:05:10.000Z' },
    }));

  it.each([
    [{ price_id: 'p_other' }, 'UNKNOWN_PRICE'],
    [{ price_id: 'constructor' }, 'UNKNOWN_PRICE'],
    [{ status: 'glorious' }, 'UNKNOWN_STATUS'],
    [{ occurred_at: 'yesterday' }, 'UNREADABLE'],
    [{ occurred_at: undefined }, 'UNREADABLE'],
    // A time without a zone is refused.
    [{ occurred_at: '2026-03-14T20:00:00' }, 'UNREADABLE'],
    [{ occurred_at: '2026-13-14T20:00:00Z' }, 'UNREADABLE'],
    [{ current_period_end: '2026-04-14' }, 'UNREADABLE'],
    [{ subscription_id: '' }, 'UNREADABLE'],
    [{ price_id: 7 }, 'UNREADABLE'],
    [{ contact_id: 'c\u0000' }, 'UNREADABLE'],
  ])('%j is refused: %s', (change, reason) => expect(workflow(change)).toEqual({ reason }));
});

describe('a call of the marketplace', () => {
  it('is not believed to come from the future, nor to pay for its month', () =>
    expect(marketplace({ createdAt: '2099-01-01T00:00:00Z', updatedAt: '2099-01-02T00:00:00Z' })).toMatchObject({
      report: { saidAt: '2026-03-14T19:05:10.000Z', periodEnd: '2026-04-14T19:05:10.000Z' },
    }));

  it('pays for a month by an order, in the tier of the price that is known', () =>
    expect(marketplace({})).toMatchObject({
      report: {
        providerSubscriptionId: 'order-order-1',
        tier: 'platinum',
        status: 'active',
        periodEnd: '2026-03-03T10:00:00.000Z',
        ghlOrderFormId: 'form-3',
      },
    }));

  it.each([
    [{ type: 'ContactUpdate' }, { outcome: 'not-for-us' }],
    [{ status: 'pending' }, { outcome: 'not-for-us' }],
    [{ liveMode: false }, { reason: 'TEST_ORDER' }],
    [{ altId: 'elsewhere' }, { reason: 'ANOTHER_LOCATION' }],
    [{ items: [{ price: { _id: 'other' } }] }, { reason: 'UNKNOWN_PRICE' }],
    [{ items: 'none' }, { reason: 'UNREADABLE' }],
    [{ liveMode: undefined }, { reason: 'UNREADABLE' }],
  ])('%j gives %j', (change, reading) => expect(marketplace(change)).toEqual(reading));

  it('may be a test where nobody pays', () =>
    expect(marketplace({ liveMode: false }, { acceptsTestOrders: true })).toHaveProperty('report'));
});

it.each([
  ['workflow', JSON.stringify({ ...told, occurred_at: '2026-03-14T20:00:00' }), 'occurred_at'],
  ['workflow', JSON.stringify({ ...told, price_id: undefined }), 'price_id'],
  ['workflow', 'no JSON', 'body'],
  ['marketplace', JSON.stringify({ ...order, items: [{ price: {} }] }), 'items.0.price._id'],
] as const)('a call of a %s, %s, is unreadable for %s', (source, body, field) => {
  expect(reportOf({ source, body, receivedAt }, rules)).toEqual({ reason: 'UNREADABLE' });
  expect(unreadableFieldOf({ source, body })).toBe(field);
});

it('never throws, whatever is sent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('workflow' as const, 'marketplace' as const),
      fc.json(),
      fc.string(),
      (source, value, text) => {
        for (const body of [value, text, JSON.stringify({ ...told, ...order, items: JSON.parse(value) as unknown })])
          expect(Object.keys(reportOf({ source, body, receivedAt }, rules))).toHaveLength(1);
      },
    ),
  );
});
