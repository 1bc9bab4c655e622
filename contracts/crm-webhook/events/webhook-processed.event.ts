import { declareEvent } from '../../shared/event-declaration.js';

/** What a webhook says has been done, or needs nothing to be done. */
export interface WebhookProcessedV1 {
  readonly webhookId: string;
  readonly userId: string | null;
  readonly outcome: 'subscription-changed' | 'unchanged' | 'not-for-us';
  readonly processedAt: string;
}

export const webhookProcessed = declareEvent<[WebhookProcessedV1]>()({
  type: 'WebhookProcessed',
  version: 1,
  stream: 'crm-webhook',
  personal: 'none',
  upcasters: [],
});
