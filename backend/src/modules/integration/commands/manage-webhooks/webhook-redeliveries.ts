import { Injectable } from '@nestjs/common';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { type Cursor, readCursor } from '../../domain/cursor.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { Feed } from '../../queries/read-events/feed.js';
import { type LoggedDelivery, WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { WebhookQueue } from '../../webhooks/webhook-queue.js';
import { WrongUsage } from '../cli.js';

/** The log of deliveries, and what is sent once more. */
@Injectable()
export class WebhookRedeliveries {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly feed: Feed,
    private readonly queue: WebhookQueue,
  ) {}

  /** The newest first. */
  log(id: string, limit: number): Promise<readonly LoggedDelivery[]> {
    return this.deliveries.log(id, limit);
  }

  /** What is due is sent. */
  begin(id: string): Promise<void> {
    return this.queue.send(id);
  }

  /** @returns 1 @throws WrongUsage */
  async one(id: string, messageId: string): Promise<number> {
    if (!(await this.deliveries.planAgain(id, messageId)))
      throw new WrongUsage(`No event with the id ${messageId} was sent to ${id}.`);
    await this.begin(id);
    return 1;
  }

  /** @returns how many @throws WrongUsage; RejectedError for a place in another log */
  async range({ id, types }: Endpoint, after: string, until: string | undefined): Promise<number> {
    const wanted = wantedTypes(types);
    const range = { after: placeOf(after), until: until === undefined ? null : placeOf(until) };
    let count = 0;
    for await (const recorded of this.feed.between(range, 'own' in wanted ? wanted.own : 'all')) {
      const { id: messageId, stream, revision } = recorded;
      const { type } = FEED_TYPES[declarationOf(recorded.type).type];
      await this.deliveries.plan(id, { messageId, type, stream, revision }, true);
      count += 1;
    }
    await this.begin(id);
    return count;
  }
}

const placeOf = (text: string): Cursor => {
  const cursor = readCursor(text);
  if (cursor === null) throw new WrongUsage(`${text} is no cursor of an event.`);
  return cursor;
};
