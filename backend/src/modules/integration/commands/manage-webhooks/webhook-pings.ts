import { Inject, Injectable } from '@nestjs/common';
import { type CloudEvent, type Ping } from '#contracts/integration/cloud-event.js';
import { PING, schemaPath } from '#contracts/integration/feed/public-events.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { sampleEvent } from '../../domain/sample-events.js';
import { type DeliveryAttempt, WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { WebhookSender } from '../../webhooks/webhook-sender.js';

export interface Tested extends DeliveryAttempt {
  readonly messageId: string;
}

/** Tests of an endpoint: sent at once, and noted beside what else was sent. Nothing is tried again. */
@Injectable()
export class WebhookPings {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  ping(endpoint: Endpoint): Promise<Tested> {
    return this.send(endpoint, this.pingFor(endpoint.id, this.random.uuid()));
  }

  /** The sample of the feed under an id of its own, so that receivers do not take it for a repetition. */
  sample(endpoint: Endpoint, type: AnyEvent['type']): Promise<Tested> {
    const sample = sampleEvent(type, this.config.publicUrl);
    return this.send(endpoint, { ...sample, id: sample.id.slice(0, 9) + this.random.uuid().slice(9) });
  }

  private async send(endpoint: Endpoint, event: Ping | CloudEvent): Promise<Tested> {
    const { id: messageId, type } = event;
    const { attempt } = await this.sender.send(endpoint, messageId, JSON.stringify(event));
    const isTaken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    await this.deliveries.notePing(endpoint.id, {
      messageId,
      type,
      attempt,
      ended: isTaken ? 'delivered' : 'failed',
    });
    return { messageId, ...attempt };
  }

  private pingFor(endpointId: string, id: string): Ping {
    const { publicUrl } = this.config;
    return {
      specversion: '1.0',
      id,
      source: publicUrl,
      type: PING.type,
      subject: `webhooks/${endpointId}`,
      time: correlationOrNew().startedAt.toISOString(),
      datacontenttype: 'application/json',
      dataschema: publicUrl + schemaPath(PING),
      data: { endpointId },
    };
  }
}
