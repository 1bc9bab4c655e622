import { Injectable } from '@nestjs/common';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { WebhookDeliveries } from '../webhooks/deliveries.js';
import { WebhookQueue } from '../webhooks/webhook-queue.js';

/** Sends what is left over: by a worker that died, or for an endpoint that was enabled again. */
@Injectable()
@RepeatedJob()
export class SweepWebhooks implements RepeatedWork {
  readonly queue = 'sweep-webhooks';
  readonly everyMs = 15_000;

  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly webhooks: WebhookQueue,
  ) {}

  async run(): Promise<void> {
    for (const endpointId of await this.deliveries.waitingEndpoints()) await this.webhooks.send(endpointId);
    await this.deliveries.forgetOld();
  }
}
