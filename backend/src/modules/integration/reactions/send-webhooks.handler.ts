import { Injectable } from '@nestjs/common';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { WEBHOOK_SENDING } from '../webhooks/webhook.queues.js';
import { WebhookRound } from '../webhooks/webhook-round.js';

/** The job `webhook-sending`: an endpoint gets what is due. */
@Injectable()
@QueueProcessor()
export class SendWebhooksHandler implements JobHandler {
  readonly queue = WEBHOOK_SENDING;

  constructor(private readonly round: WebhookRound) {}

  run({ endpointId }: JobData): Promise<void> {
    return this.round.run(String(endpointId));
  }
}
