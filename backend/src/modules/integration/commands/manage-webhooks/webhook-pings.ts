import { Inject, Injectable } from '@nestjs/common';
import { type Ping } from '#contracts/integration/cloud-event.js';
import { PING, schemaPath } from '#contracts/integration/feed/public-events.js';
import { correlationOrNew } from '#backend/platform/correlation/correlation.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { type DeliveryAttempt, WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { WebhookSender } from '../../webhooks/webhook-sender.js';

/** Tests of an endpoint: sent at once, and noted beside what else was sent. */
@Injectable()
export class WebhookPings {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly sender: WebhookSender,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  async send(endpoint: Endpoint): Promise<DeliveryAttempt> {
    const messageId = this.random.uuid();
    const ping = this.pingFor(endpoint.id, messageId);
    const { attempt } = await this.sender.send(endpoint, messageId, JSON.stringify(ping));
    const isTaken = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
    const ended = isTaken ? 'delivered' : 'failed';
    await this.deliveries.notePing(endpoint.id, { messageId, type: PING.type, attempt, ended });
    return attempt;
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
