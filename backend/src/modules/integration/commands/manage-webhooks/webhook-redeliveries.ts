import { Inject, Injectable } from '@nestjs/common';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { Feed, type Range } from '../../queries/read-events/feed.js';
import { type Over, WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { WebhookQueue } from '../../webhooks/webhook-queue.js';
import { isTestEndpoint, neverDisabled, noDelivery } from '../refusals.js';
import { type Redelivery, redeliveryIn, type RedeliveryAsked } from './redelivery.js';

/** An event is planned a little after it happened: what was planned when the endpoint was already disabled is missed too. */
const PLANNED_WITHIN_MS = 10 * 60_000;

/** What an endpoint missed began then. @throws RejectedError 409 */
const missedSince = ({ id, createdAt, lastDisabledAt }: Endpoint): Date => {
  if (lastDisabledAt === null) throw neverDisabled(id);
  return new Date(Math.max(createdAt.getTime(), lastDisabledAt.getTime() - PLANNED_WITHIN_MS));
};

/** What is sent once more. */
@Injectable()
export class WebhookRedeliveries {
  constructor(
    private readonly deliveries: WebhookDeliveries,
    private readonly feed: Feed,
    private readonly queue: WebhookQueue,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** What is due is sent. */
  begin(id: string): Promise<void> {
    return this.queue.send(id);
  }

  /** @throws RejectedError 400, 409 */
  understood(endpoint: Endpoint, asked: RedeliveryAsked): Redelivery {
    const redelivery = redeliveryIn(asked, this.clock.now());
    if (endpoint.test) throw isTestEndpoint(endpoint.id);
    if (redelivery.kind === 'missed') missedSince(endpoint);
    return redelivery;
  }

  /** @returns how many are sent again @throws RejectedError also for a place in another log */
  async run(endpoint: Endpoint, redelivery: Redelivery): Promise<number> {
    const planned =
      redelivery.kind === 'one'
        ? await this.one(endpoint.id, redelivery.messageId)
        : await this.many(endpoint, redelivery);
    await this.begin(endpoint.id);
    return planned;
  }

  private async one(id: string, messageId: string): Promise<number> {
    if (!(await this.deliveries.planAgain(id, messageId))) throw noDelivery(id, messageId);
    return 1;
  }

  /** What was missed is not sent twice; a range that somebody names is. */
  private async many(endpoint: Endpoint, redelivery: Exclude<Redelivery, { kind: 'one' }>): Promise<number> {
    const range = await this.rangeOf(endpoint, redelivery);
    if (range === null) return 0;
    const over = redelivery.kind === 'missed' ? 'failed' : 'any';
    let planned = 0;
    for await (const recorded of this.feed.between(range, wantedTypes(endpoint.types).own))
      if (await this.plan(endpoint.id, recorded, over)) planned += 1;
    return planned;
  }

  private plan(
    id: string,
    { id: messageId, type: own, stream, revision }: RecordedEvent,
    over: Over,
  ): Promise<boolean> {
    const { type } = FEED_TYPES[declarationOf(own).type];
    return this.deliveries.plan(id, { messageId, type, stream, revision }, over);
  }

  /** Null for a log without events. */
  private async rangeOf(endpoint: Endpoint, redelivery: Exclude<Redelivery, { kind: 'one' }>): Promise<Range | null> {
    if (redelivery.kind === 'places') return redelivery;
    const isMissed = redelivery.kind === 'missed';
    const after = await this.feed.since(isMissed ? missedSince(endpoint) : redelivery.since);
    const until = isMissed || redelivery.until === null ? null : await this.feed.since(redelivery.until);
    return after && { after, until };
  }
}
