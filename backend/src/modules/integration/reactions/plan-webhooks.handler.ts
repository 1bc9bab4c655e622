import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { WebhookDeliveries } from '../webhooks/deliveries.js';
import { WebhookEndpoints } from '../webhooks/endpoints.js';
import { WebhookQueue } from '../webhooks/webhook-queue.js';
import { WEBHOOK_EVENTS, type WebhookEventJob } from '../webhooks/webhook.queues.js';

/** The job `webhook-events`: a delivery for each endpoint that wants the event. */
@Injectable()
@QueueProcessor()
export class PlanWebhooksHandler implements JobHandler {
  readonly queue = WEBHOOK_EVENTS;

  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly webhooks: WebhookQueue,
  ) {}

  async run(data: JobData): Promise<void> {
    const { messageId, type, stream, revision } = data as WebhookEventJob;
    const message = { messageId, type, stream, revision: BigInt(revision) };
    for (const { id } of await this.endpoints.wanting(type)) {
      await this.deliveries.plan(id, message);
      await this.webhooks.send(id, messageId);
    }
  }
}
