import { type WebhookReceivedV1 } from '#contracts/crm-webhook/events.js';
import { changesOf, projectionOf } from '../projection.js';
import { type GhlWebhookEventRow } from './ghl-webhook-event.entity.js';

const { upsert, patch, patchWhere } = changesOf<GhlWebhookEventRow, 'id'>();

const FORGOTTEN = { ghlContactId: null, webhookData: '' };

const received = ({ webhookId: id, body: webhookData, receivedAt: createdAt, ...data }: WebhookReceivedV1) =>
  upsert({ ...data, id, webhookData, createdAt, processed: false, errorMessage: null });

/** Table `ghl_webhook_events`: each call of the CRM, and what came of it. */
export const ghlWebhookEvents = projectionOf<GhlWebhookEventRow, 'id'>()({
  readModel: 'ghl_webhook_events',
  version: 1,
  areas: ['crm-webhook', 'lead', 'erasure'],
  project: ({ type, data }) => {
    switch (type) {
      case 'WebhookReceived':
        return [received(data)];
      case 'WebhookProcessed':
        return [patch({ id: data.webhookId }, { processed: true, errorMessage: null })];
      case 'WebhookFailed':
        return [patch({ id: data.webhookId }, { processed: true, errorMessage: data.reason })];
      case 'WebhookForgotten':
        return [patch({ id: data.webhookId }, FORGOTTEN)];
      case 'PersonErased':
        return [patchWhere({ userId: data.userId }, FORGOTTEN)];
      case 'LeadErased':
        return [patchWhere({ leadId: data.leadId }, FORGOTTEN)];
      case 'LeadCaptured':
      case 'LeadEnriched':
      case 'LeadLinked':
      case 'LeadConverted':
      case 'LeadSynced':
      case 'LeadSyncFailed':
      case 'EngagementTracked':
        return [];
    }
  },
});
