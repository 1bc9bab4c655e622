import { z } from 'zod';
import { notAhead } from '#backend/shared/domain/not-ahead.js';
import { faultIn, idText, moment, statusOf } from './fields.js';
import { type CallReading, type SalesRules } from './call-reading.js';

/** An order of the marketplace's webhooks OrderCreate and OrderStatusUpdate, as far as it is read. */
const ORDER = z.object({
  _id: idText,
  altId: idText.nullish(),
  locationId: idText.nullish(),
  contactId: idText.nullish(),
  status: idText,
  liveMode: z.boolean(),
  createdAt: moment,
  updatedAt: moment.nullish(),
  items: z.array(z.object({ price: z.object({ _id: idText }) })).max(100),
  source: z.object({ id: idText.nullish() }).nullish(),
});
type Order = z.output<typeof ORDER>;

/** An order pays for the longest month; a renewal is told by the next order, or by the daily comparison. */
const PAID_MS = 31 * 86_400_000;
const paidUntil = (at: string): string => new Date(Date.parse(at) + PAID_MS).toISOString();

/** A payment that is under way says nothing yet. */
const UNDER_WAY = ['pending', 'processing', 'draft', 'open', 'incomplete'];

const faultOf = (order: Order, rules: SalesRules): CallReading | null => {
  const location = order.locationId ?? order.altId ?? null;
  if (rules.locationId !== null && location !== null && location !== rules.locationId)
    return { reason: 'ANOTHER_LOCATION' };
  if (!order.liveMode && !rules.acceptsTestOrders) return { reason: 'TEST_ORDER' };
  return UNDER_WAY.includes(order.status.toLowerCase()) ? { outcome: 'not-for-us' } : null;
};

const pricedItem = ({ items }: Order, { tierOfPrice }: SalesRules) => {
  for (const { price } of items) {
    const tier = tierOfPrice.get(price._id);
    if (tier !== undefined) return { tier, priceId: price._id };
  }
  return null;
};

/** The first field that can't be read; '' where it is all of the body; null where there is none. */
export const orderFault = (json: unknown): string | null => faultIn(ORDER.safeParse(json));

export const orderReport = (json: unknown, rules: SalesRules, receivedAt: string): CallReading => {
  const { success, data: order } = ORDER.safeParse(json);
  if (!success) return { reason: 'UNREADABLE' };
  const fault = faultOf(order, rules);
  if (fault) return fault;
  const status = statusOf(order.status);
  if (status === null) return { reason: 'UNKNOWN_STATUS' };
  const priced = pricedItem(order, rules);
  if (priced === null) return { reason: 'UNKNOWN_PRICE' };
  const ids = { ghlContactId: order.contactId ?? null, ghlOrderFormId: order.source?.id ?? null };
  const saidAt = notAhead(order.updatedAt ?? order.createdAt, receivedAt);
  const term = { ...priced, status, periodEnd: paidUntil(notAhead(order.createdAt, receivedAt)), saidAt };
  return { report: { ...ids, providerSubscriptionId: `order-${order._id}`, ...term } };
};
