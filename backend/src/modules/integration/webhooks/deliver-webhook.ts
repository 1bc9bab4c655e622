import { Injectable } from '@nestjs/common';
import { type DeliveryAttempt, type DueDelivery, WebhookDeliveries } from './deliveries.js';
import { type Endpoint } from './endpoints.js';
import { WebhookEndings } from './webhook-endings.js';
import { FeedSender } from './feed-sender.js';
import { WebhookVerdicts } from './webhook-verdicts.js';

/** An unreadable event is not the endpoint's fault, and must not hold up later events. */
const UNREADABLE: DeliveryAttempt = { status: null, error: 'UNREADABLE_EVENT', latencyMs: 0 };

/** One attempt at one delivery, and what follows from its answer. */
@Injectable()
export class DeliverWebhook {
  constructor(
    private readonly sender: FeedSender,
    private readonly deliveries: WebhookDeliveries,
    private readonly verdicts: WebhookVerdicts,
    private readonly endings: WebhookEndings,
  ) {}

  /** @returns how long to wait for the next attempt; null where there is none */
  async run(endpoint: Endpoint, delivery: DueDelivery): Promise<number | null> {
    const { messageId, attempts } = delivery;
    const sent = await this.sender.send(endpoint, delivery);
    if (sent === null) {
      await this.deliveries.note(endpoint.id, messageId, UNREADABLE, 'failed');
      return null;
    }
    const { attempt, answer } = sent;
    const verdict = this.verdicts.on(answer, attempts);
    if (verdict.kind === 'again') {
      await this.deliveries.note(endpoint.id, messageId, attempt, this.verdicts.in(verdict.inMs));
      return verdict.inMs;
    }
    if (verdict.kind !== 'delivered') await this.endings.end(endpoint, verdict.kind);
    await this.deliveries.note(endpoint.id, messageId, attempt, verdict.kind === 'delivered' ? 'delivered' : 'failed');
    return null;
  }
}
