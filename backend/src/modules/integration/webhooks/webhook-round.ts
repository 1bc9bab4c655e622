import { Injectable } from '@nestjs/common';
import { DeliverWebhook } from './deliver-webhook.js';
import { type DueDelivery, WebhookDeliveries } from './deliveries.js';
import { type Endpoint, WebhookEndpoints } from './endpoints.js';
import { WebhookQueue } from './webhook-queue.js';
import { ATTEMPT_MS } from './webhook-sender.js';

/** Sent to one endpoint at a time. */
const AT_ONCE = 4;
/** After this time, the round ends and another job continues it. */
const ROUND_MS = 30_000;
const LEASE_MS = ROUND_MS + 2 * ATTEMPT_MS;

/** Sends an endpoint what is due. */
@Injectable()
export class WebhookRound {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly deliveries: WebhookDeliveries,
    private readonly deliver: DeliverWebhook,
    private readonly queue: WebhookQueue,
  ) {}

  /** Returns at once if another worker is sending to it: that worker looks again before it ends. */
  async run(endpointId: string): Promise<void> {
    const begun = performance.now();
    const isTime = (): boolean => performance.now() - begun < ROUND_MS;
    for (;;) {
      const lease = await this.endpoints.lease(endpointId, LEASE_MS);
      if (lease === null) return;
      await this.sendDue(endpointId, isTime).finally(() => this.endpoints.release(endpointId, lease));
      if ((await this.deliveries.due(endpointId, 1)).length === 0) return;
      if (!isTime()) return this.queue.send(endpointId);
    }
  }

  private async sendDue(endpointId: string, isTime: () => boolean): Promise<void> {
    while (isTime()) {
      const endpoint = await this.endpoints.find(endpointId);
      if (!endpoint || endpoint.disabledAt !== null) return;
      const due = await this.deliveries.due(endpointId, AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => this.send(endpoint, delivery)));
    }
  }

  private async send(endpoint: Endpoint, delivery: DueDelivery): Promise<void> {
    const again = await this.deliver.run(endpoint, delivery);
    if (again !== null) await this.queue.send(endpoint.id, `${delivery.messageId}-${delivery.attempts + 1}`, again);
  }
}
