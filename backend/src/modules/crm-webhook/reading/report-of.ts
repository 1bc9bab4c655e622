import { z } from 'zod';
import { type WebhookFailedV1 } from '#contracts/crm-webhook/events.js';
import { type PaidTier } from '#contracts/subscription/tiers.js';
import { type ProviderReport } from '#backend/modules/subscription/subscription.port.js';
import { type CallSource } from '../calls/call-signature.js';
import { workflowReport } from './workflow-report.js';
import { orderReport } from './order-report.js';

/** How this installation reads what the CRM sells. */
export interface SalesRules {
  readonly tierOfPrice: ReadonlyMap<string, PaidTier>;
  readonly acceptsTestOrders: boolean;
  /** The CRM's location that is ours; null: any. */
  readonly locationId: string | null;
}

/** What a call says of a subscription; or that it says nothing of one; or why it can't be followed. */
export type CallReading =
  | { readonly report: Omit<ProviderReport, 'reportId'> }
  | { readonly outcome: 'not-for-us' }
  | { readonly reason: WebhookFailedV1['reason'] };

const ORDERS = z.object({ type: z.enum(['OrderCreate', 'OrderStatusUpdate']) });

/** Reads the body of a call. Pure; it never throws. */
export const reportOf = (source: CallSource, body: string, rules: SalesRules): CallReading => {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return { reason: 'UNREADABLE' };
  }
  if (source === 'workflow') return workflowReport(json, rules);
  return ORDERS.safeParse(json).success ? orderReport(json, rules) : { outcome: 'not-for-us' };
};
