import { Injectable } from '@nestjs/common';
import { Feed } from '../queries/read-events/feed.js';
import { type DueDelivery } from './deliveries.js';
import { type Endpoint } from './endpoints.js';
import { type Sent, WebhookSender } from './webhook-sender.js';

/** Sends an event as the feed shows it: it is read from the log again at each attempt. */
@Injectable()
export class FeedSender {
  constructor(
    private readonly feed: Feed,
    private readonly sender: WebhookSender,
  ) {}

  async send(endpoint: Endpoint, { messageId, stream, revision }: DueDelivery): Promise<Sent> {
    return this.sender.send(endpoint, messageId, JSON.stringify(await this.feed.eventAt(stream, revision)));
  }
}
