import { declareEvent } from '../../shared/event-declaration.js';

/** The CRM called, and proved who it is. Kept as it came, before anybody reads it. */
export interface WebhookReceivedV1 {
  readonly webhookId: string;
  /** An app of the CRM's marketplace signs its calls; a workflow sends the secret that both know. */
  readonly source: 'marketplace' | 'workflow';
  readonly eventType: string;
  readonly ghlContactId: string | null;
  /** The person whose data it is, as far as it was known on arrival. */
  readonly userId: string | null;
  readonly leadId: string | null;
  /** JSON text. */
  readonly body: string;
  readonly receivedAt: string;
}

export const webhookReceived = declareEvent<[WebhookReceivedV1]>()({
  type: 'WebhookReceived',
  version: 1,
  stream: 'crm-webhook',
  personal: { ghlContactId: null, body: '' },
  upcasters: [],
});
