import { GHL_KEY, GHL_LOCATION, GhlStandIn } from '#test/support/ghl/ghl-stand-in.js';
import { systemClock } from '../../clock/clock.js';
import { type SoldSubscription } from '../crm-sales.port.js';
import { GhlCalls } from './ghl-calls.js';
import { GhlSales } from './ghl-sales.js';

let ghl: GhlStandIn;
beforeEach(async () => void (ghl = await GhlStandIn.start()));
afterEach(() => ghl.close());

const none = () => Promise.resolve();
const all = async (): Promise<readonly SoldSubscription[]> => {
  const settings = { apiKey: GHL_KEY, locationId: GHL_LOCATION, baseUrl: ghl.url, apiVersion: '2021-07-28' };
  const calls = new GhlCalls(settings, { take: none, keepGap: none, close: none }, systemClock);
  const sold: SoldSubscription[] = [];
  for await (const each of new GhlSales(calls).subscriptions()) sold.push(each);
  return sold;
};
const subscription = (n: number) => ({ _id: `sub-${n}`, status: 'active', liveMode: true });

it.each([0, 1, 99, 100, 250])('reads %i subscriptions, each once', async (count) => {
  ghl.sold.push(...Array.from({ length: count }, (_, n) => subscription(n)));
  expect((await all()).map(({ id }) => id)).toEqual(Array.from({ length: count }, (_, n) => `sub-${n}`));
});

it('reads what the CRM says of one', async () => {
  const recurringProduct = { price: { _id: 'price_gold' } };
  const more = { contactId: 'c-1', contactEmail: 'a@b.example', currentPeriodEnd: '2026-04-14T12:00:00Z' };
  ghl.sold.push({ ...subscription(1), subscriptionId: 'provider-1', recurringProduct, ...more });
  expect(await all()).toEqual([
    {
      id: 'provider-1',
      contactId: 'c-1',
      email: 'a@b.example',
      priceId: 'price_gold',
      status: 'active',
      periodEnd: '2026-04-14T12:00:00.000Z',
      isLive: true,
    },
  ]);
});
