import { Injectable } from '@nestjs/common';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { cursorOf, isTimeAndId, placeIn } from '#backend/platform/http/cursor.js';
import { type Page, pageOf } from '#backend/platform/http/paged.js';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { noDelivery } from '../../commands/refusals.js';
import {
  type DeliveriesWanted,
  DeliveryLog,
  type FoundDelivery,
  type LoggedDelivery,
  type Try,
} from '../../webhooks/delivery-log.js';
import { Feed } from '../read-events/feed.js';

export interface DeliveryDetail {
  readonly delivery: LoggedDelivery;
  readonly tries: readonly Try[];
  /** As it is sent; null for what is in no log, or can't be read. */
  readonly event: CloudEvent | null;
}
interface DeliveriesAsked extends Pick<DeliveriesWanted, 'state'> {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const PAGE = 50;

/** The deliveries of an endpoint, for those who manage it. */
@Injectable()
export class FoundDeliveries {
  constructor(
    private readonly log: DeliveryLog,
    private readonly feed: Feed,
  ) {}

  /** What was planned last comes first. @throws RejectedError 400 */
  async page(endpointId: string, { state, limit = PAGE, cursor }: DeliveriesAsked): Promise<Page<LoggedDelivery>> {
    const place = placeIn(cursor, isTimeAndId);
    const after = place && { createdAt: new Date(place[0]), messageId: place[1] };
    const rows = await this.log.page(endpointId, { state, limit: limit + 1, after });
    return pageOf(rows, limit, ({ createdAt, messageId }) => cursorOf(createdAt.toISOString(), messageId));
  }

  /** @throws RejectedError 404; EventStoreUnavailableError */
  async detail(endpointId: string, messageId: string): Promise<DeliveryDetail> {
    const delivery = await this.log.find(endpointId, messageId);
    if (delivery === null) throw noDelivery(endpointId, messageId);
    const [tries, event] = await Promise.all([this.log.triesOf(endpointId, messageId), this.eventOf(delivery)]);
    return { delivery, tries, event };
  }

  private async eventOf({ stream, revision }: FoundDelivery): Promise<CloudEvent | null> {
    if (stream === null || revision === null) return null;
    return this.feed.eventAt(stream, revision).catch((error: unknown) => {
      if (error instanceof UnreadableEventError) return null;
      throw error;
    });
  }
}
