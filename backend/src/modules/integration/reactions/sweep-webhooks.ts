import { Injectable } from '@nestjs/common';
import { RepeatedJob } from '#backend/platform/jobs/work-discovery.js';
import { type RepeatedWork } from '#backend/platform/jobs/work.js';
import { WebhookDeliveries } from '../webhooks/deliveries.js';
import { WebhookQueue } from '../webhooks/webhook-queue.js';

/** What a dead worker has left, or an endpoint that was enabled again has waiting, is sent all the same. */
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
