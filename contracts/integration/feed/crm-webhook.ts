import { type CrmWebhookEvent } from '../../crm-webhook/events.js';
import { oneOf, type PublicEvents } from './shown.js';

const ids = ['webhookId'] as const;

/** Nothing of what the CRM sent. */
export const PUBLIC_CRM_WEBHOOK_EVENTS: PublicEvents<CrmWebhookEvent> = {
  WebhookReceived: {
    name: 'crm-webhook.received',
    when: 'The CRM called and proved who it is.',
    version: 1,
    ids,
    idsOrNull: ['userId', 'leadId'],
    says: { source: oneOf({ marketplace: true, workflow: true }) },
  },
  WebhookProcessed: {
    name: 'crm-webhook.processed',
    when: 'A call of the CRM was dealt with.',
    version: 1,
    ids,
    idsOrNull: ['userId'],
    says: { outcome: oneOf({ 'subscription-changed': true, unchanged: true, 'not-for-us': true }) },
  },
  WebhookFailed: {
    name: 'crm-webhook.failed',
    when: 'A call of the CRM could not be dealt with; `reason` says why.',
    version: 1,
    ids,
    says: {
      reason: oneOf({
        UNREADABLE: true,
        UNKNOWN_PRICE: true,
        UNKNOWN_STATUS: true,
        TEST_ORDER: true,
        ANOTHER_LOCATION: true,
        NOBODY_KNOWN: true,
        NO_ACCOUNT: true,
      }),
    },
  },
  WebhookForgotten: {
    name: 'crm-webhook.forgotten',
    when: 'What a call of the CRM said of an unknown person was destroyed.',
    version: 1,
    ids,
    says: 'nothing but ids',
  },
};
