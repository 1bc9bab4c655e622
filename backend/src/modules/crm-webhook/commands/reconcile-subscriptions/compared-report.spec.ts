import { type ProviderReport } from '#backend/modules/subscription/subscription.port.js';
import { type SoldSubscription } from '#backend/platform/crm/crm-sales.port.js';
import { comparedReport, saysTheSame } from './compared-report.js';

const sold: SoldSubscription = {
  id: 'sub-1',
  contactId: 'c-1',
  email: null,
  priceId: 'p_gold',
  status: 'active',
  periodEnd: '2026-04-14T12:00:00.000Z',
  isLive: true,
};
const NOW = new Date('2026-03-20T12:00:00.000Z');
const compared = comparedReport(sold, { tier: 'gold', status: 'active', now: NOW });
const earlier = (change: Partial<ProviderReport> = {}): ProviderReport => ({
  ...compared,
  reportId: 'earlier',
  saidAt: '2026-03-14T12:00:00.000Z',
  ...change,
});

it('what the comparison finds is the newest there is', () =>
  expect(compared).toMatchObject({ providerSubscriptionId: 'sub-1', saidAt: NOW.toISOString(), status: 'active' }));

it.each<[boolean, string, readonly ProviderReport[]]>([
  [true, 'the newest says the same', [earlier()]],
  [false, 'nothing was heard of it', []],
  [false, 'only of another one', [earlier({ providerSubscriptionId: 'sub-2' })]],
  [false, 'it was canceled last', [earlier(), earlier({ status: 'canceled', saidAt: '2026-03-15T12:00:00.000Z' })]],
  [false, 'it had another price', [earlier({ priceId: 'p_platinum' })]],
  [false, 'its period was another', [earlier({ periodEnd: null })]],
])('known: %s, where %s', (known, _, reports) => expect(saysTheSame(compared, reports)).toBe(known));

it('a period that the CRM does not say is no other one', () =>
  expect(saysTheSame({ ...compared, periodEnd: null }, [earlier()])).toBe(true));
