import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { DECLARATIONS } from '#contracts/shared/event-registry.js';
import { type Reaction } from '#backend/platform/reactions/reaction.js';
import { WEBHOOK_EVENTS } from '../webhooks/webhook.queues.js';

/** Queues every event while there is an endpoint. Earlier events are read from the feed, or sent by a command. */
export const queueWebhooksWhenRecorded = (endpoints: { areAny(): Promise<boolean> }): Reaction => ({
  name: 'queue-webhooks-when-recorded',
  types: DECLARATIONS.map(({ type }) => type),
  startsAt: 'now',
  queues: [WEBHOOK_EVENTS],
  isIdle: async () => !(await endpoints.areAny()),
  jobsFor: (events) =>
    events.map((event) => ({
      queue: WEBHOOK_EVENTS,
      data: {
        messageId: event.id,
        type: FEED_TYPES[event.type].type,
        stream: event.stream,
        revision: String(event.revision),
      },
      options: { id: `webhook-${event.id}` },
      cause: event,
    })),
});
