import { type CrmWebhookEvent, type WebhookFailedV1, type WebhookReceivedV1 } from '#contracts/crm-webhook/events.js';
import { type Fold } from '#backend/shared/domain/decision.js';

export interface CrmWebhook {
  readonly received: WebhookReceivedV1 | null;
  /** What came of it when it was worked on last: done, or why it failed; null: nobody has worked on it yet. */
  readonly settled: 'done' | WebhookFailedV1['reason'] | null;
  readonly forgotten: boolean;
}

const evolve = (now: CrmWebhook, { type, data }: CrmWebhookEvent): CrmWebhook => {
  switch (type) {
    case 'WebhookReceived':
      return { ...now, received: data };
    case 'WebhookProcessed':
      return { ...now, settled: 'done' };
    case 'WebhookFailed':
      return { ...now, settled: data.reason };
    case 'WebhookForgotten':
      return { ...now, forgotten: true };
  }
};

/** Nothing of what it said is left: it was forgotten, or its person was erased. */
export const isForgotten = ({ received, forgotten }: CrmWebhook): boolean =>
  forgotten || (received !== null && received.body === '');

/** A call of the CRM is the left fold of the stream `crm-webhook-<webhookId>`. */
export const crmWebhookFold: Fold<CrmWebhook, CrmWebhookEvent> = {
  noun: 'crm-webhook',
  version: 2,
  initial: { received: null, settled: null, forgotten: false },
  evolve,
};
