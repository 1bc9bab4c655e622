import { z } from 'zod';
import { type CrmSales, type SoldSubscription } from '../crm-sales.port.js';
import { type GhlCaller } from './ghl-calls.js';

const PAGE = 100;
/** A CRM that never comes to an end is not read for ever. */
const MOST_PAGES = 1_000;

const text = z.string().nullish();
const subscription = z.object({
  _id: z.string(),
  subscriptionId: text,
  contactId: text,
  contactEmail: text,
  status: z.string(),
  liveMode: z.boolean().nullish(),
  currentPeriodEnd: text,
  recurringProduct: z.object({ price: z.object({ _id: text }).nullish() }).nullish(),
});
const page = z.object({ data: z.array(subscription) });

const timeOf = (given: string | null | undefined): string | null =>
  given && !Number.isNaN(Date.parse(given)) ? new Date(given).toISOString() : null;

const read = (sold: z.output<typeof subscription>): SoldSubscription => ({
  id: sold.subscriptionId ?? sold._id,
  contactId: sold.contactId ?? null,
  email: sold.contactEmail ?? null,
  priceId: sold.recurringProduct?.price?._id ?? null,
  status: sold.status,
  periodEnd: timeOf(sold.currentPeriodEnd),
  isLive: sold.liveMode ?? true,
});

/** GET /payments/subscriptions of GoHighLevel. @throws CrmError, ZodError */
export class GhlSales implements CrmSales {
  constructor(private readonly calls: GhlCaller) {}

  async *subscriptions(): AsyncGenerator<SoldSubscription> {
    const { locationId } = this.calls.settings;
    for (let n = 0; n < MOST_PAGES; n++) {
      const query = { altId: locationId, altType: 'location', limit: String(PAGE), offset: String(n * PAGE) };
      const { body } = await this.calls.call({ method: 'GET', path: '/payments/subscriptions', query });
      const { data } = page.parse(body);
      yield* data.map(read);
      if (data.length < PAGE) return;
    }
  }
}
