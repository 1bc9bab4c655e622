import { type EventsOf } from '../shared/event-declaration.js';
import { webhookFailed } from './events/webhook-failed.event.js';
import { webhookForgotten } from './events/webhook-forgotten.event.js';
import { webhookProcessed } from './events/webhook-processed.event.js';
import { webhookReceived } from './events/webhook-received.event.js';

export type { WebhookFailedV1 } from './events/webhook-failed.event.js';
export type { WebhookProcessedV1 } from './events/webhook-processed.event.js';
export type { WebhookReceivedV1 } from './events/webhook-received.event.js';

/** Every event of this area. */
export const CRM_WEBHOOK_EVENTS = [webhookReceived, webhookProcessed, webhookFailed, webhookForgotten] as const;
/** Every event in a stream `crm-webhook-<webhookId>`. */
export type CrmWebhookEvent = EventsOf<typeof CRM_WEBHOOK_EVENTS>;
