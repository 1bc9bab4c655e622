import { type WebhookFailedV1 } from '#contracts/crm-webhook/events.js';
import { type PaidTier } from '#contracts/subscription/tiers.js';
import { type ProviderReport } from '#backend/modules/subscription/subscription.port.js';

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
