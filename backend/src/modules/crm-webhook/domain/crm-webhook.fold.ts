import { type CrmWebhookEvent, type WebhookReceivedV1 } from '#contracts/crm-webhook/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

export interface CrmWebhook {
  readonly received: WebhookReceivedV1 | null;
  /** The call was worked on, and either succeeded or failed finally. */
  readonly settled: boolean;
  readonly forgotten: boolean;
}

const evolve = (now: CrmWebhook, { type, data }: CrmWebhookEvent): CrmWebhook => {
  switch (type) {
    case 'WebhookReceived':
      return { ...now, received: data };
    case 'WebhookProcessed':
    case 'WebhookFailed':
      return { ...now, settled: true };
    case 'WebhookForgotten':
      return { ...now, forgotten: true };
  }
};

/** A call of the CRM is the left fold of the stream `crm-webhook-<webhookId>`. */
export const crmWebhookFold: Fold<CrmWebhook, CrmWebhookEvent> = {
  noun: 'crm-webhook',
  version: 1,
  initial: { received: null, settled: false, forgotten: false },
  evolve,
};
