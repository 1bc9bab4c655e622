import { Injectable } from '@nestjs/common';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
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

  /** @returns null for an event that can't be read, now or later @throws EventStoreUnavailableError */
  async send(endpoint: Endpoint, { messageId, stream, revision }: DueDelivery): Promise<Sent | null> {
    const event = await this.feed.eventAt(stream, revision).catch((error: unknown) => {
      if (error instanceof UnreadableEventError) return null;
      throw error;
    });
    return event && this.sender.send(endpoint, messageId, JSON.stringify(event));
  }
}
