import { z } from 'zod';
import { notAhead } from '#backend/shared/domain/not-ahead.js';
import { faultIn, idText, moment, statusOf } from './fields.js';
import { type CallReading, type SalesRules } from './call-reading.js';

/** What a workflow of the CRM sends (docs/crm.md has it to copy). */
const WORKFLOW = z.object({
  event: idText,
  contact_id: idText.nullish(),
  price_id: idText,
  subscription_id: idText,
  /** 'subscription.canceled' says it too. */
  status: idText.nullish(),
  current_period_end: moment.nullish(),
  occurred_at: moment,
});

/** The first field that can't be read; '' where it is all of the body; null where there is none. */
export const workflowFault = (json: unknown): string | null => faultIn(WORKFLOW.safeParse(json));

export const workflowReport = (json: unknown, { tierOfPrice }: SalesRules, receivedAt: string): CallReading => {
  const { success, data } = WORKFLOW.safeParse(json);
  if (!success) return { reason: 'UNREADABLE' };
  const status = statusOf(data.status ?? data.event.split('.').at(-1) ?? '');
  if (status === null) return { reason: 'UNKNOWN_STATUS' };
  const tier = tierOfPrice.get(data.price_id);
  if (tier === undefined) return { reason: 'UNKNOWN_PRICE' };
  const { price_id: priceId, subscription_id: providerSubscriptionId } = data;
  const saidAt = notAhead(data.occurred_at, receivedAt);
  const ids = { providerSubscriptionId, ghlContactId: data.contact_id ?? null, ghlOrderFormId: null };
  return { report: { ...ids, tier, priceId, status, periodEnd: data.current_period_end ?? null, saidAt } };
};
