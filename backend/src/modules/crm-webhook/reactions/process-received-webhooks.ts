import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { CRM_WEBHOOK } from '../commands/process-webhook/crm-webhook.queue.js';

/** Every call that was kept is worked on. */
export const processReceivedWebhooks: Reaction = {
  name: 'process-received-webhooks',
  types: ['WebhookReceived'],
  startsAt: 'beginning',
  queues: [CRM_WEBHOOK],
  jobsFor: (events) =>
    events.flatMap((event) =>
      event.type === 'WebhookReceived'
        ? [
            {
              queue: CRM_WEBHOOK,
              data: { webhookId: event.data.webhookId },
              options: { id: `crm-webhook-${event.data.webhookId}` },
              cause: event,
            },
          ]
        : [],
    ),
};
