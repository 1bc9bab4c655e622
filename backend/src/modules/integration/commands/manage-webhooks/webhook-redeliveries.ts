import { Inject, Injectable } from '@nestjs/common';
import { type Redelivered } from '#contracts/integration/managed.js';
import { FEED_TYPES } from '#contracts/integration/feed/public-events.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { cursorOf } from '../../domain/cursor.js';
import { wantedTypes } from '../../domain/wanted-types.js';
import { Feed, type Range, SPAN } from '../../queries/read-events/feed.js';
import { type Message, WebhookDeliveries } from '../../webhooks/deliveries.js';
import { type Endpoint } from '../../webhooks/endpoints.js';
import { WebhookQueue } from '../../webhooks/webhook-queue.js';
import { isTestEndpoint, neverDisabled, noDelivery } from '../refusals.js';
import { type Redelivery, redeliveryIn, type RedeliveryAsked } from './redelivery.js';

/** An event is planned a little after it happened: what was planned when the endpoint was already disabled is missed too. */
const PLANNED_WITHIN_MS = 10 * 60_000;
/** One call plans no more: a log may have millions of events, and each of them is a row and a request to the receiver. */
const MOST_PLANNED = 10_000;
/** A call that looks through events of other types ends too, before whoever waits for its answer gives up. */
const PLAN_WITHIN_MS = 10_000;

/** What an endpoint missed began then. @throws RejectedError 409 */
const missedSince = ({ id, createdAt, lastDisabledAt }: Endpoint): Date => {
  if (lastDisabledAt === null) throw neverDisabled(id);
  return new Date(Math.max(createdAt.getTime(), lastDisabledAt.getTime() - PLANNED_WITHIN_MS));
};

const messageOf = ({ id: messageId, type: own, stream, revision }: RecordedEvent): Message => {
  const { type } = FEED_TYPES[declarationOf(own).type];
  return { messageId, type, stream, revision };
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

  /** @returns how many are sent again, and where what is left begins @throws RejectedError also for a place in another log */
  async run(endpoint: Endpoint, redelivery: Redelivery): Promise<Redelivered> {
    const done =
      redelivery.kind === 'one'
        ? await this.one(endpoint.id, redelivery.messageId)
        : await this.many(endpoint, redelivery);
    await this.begin(endpoint.id);
    return done;
  }

  private async one(id: string, messageId: string): Promise<Redelivered> {
    if (!(await this.deliveries.planAgain(id, messageId))) throw noDelivery(id, messageId);
    return { planned: 1, next: null };
  }

  /** What was missed is not sent twice; a range that somebody names is. */
  private async many(endpoint: Endpoint, redelivery: Exclude<Redelivery, { kind: 'one' }>): Promise<Redelivered> {
    const late = this.clock.now().getTime() + PLAN_WITHIN_MS;
    const range = await this.rangeOf(endpoint, redelivery);
    if (range === null) return { planned: 0, next: null };
    const over = redelivery.kind === 'missed' ? 'failed' : 'any';
    let [planned, taken] = [0, 0];
    for await (const { events, next } of this.feed.between(range, wantedTypes(endpoint.types).own)) {
      planned += await this.deliveries.planAll(endpoint.id, events.map(messageOf), over);
      taken += events.length;
      const isEnough = taken + SPAN > MOST_PLANNED || this.clock.now().getTime() >= late;
      if (isEnough && next !== null) return { planned, next: cursorOf(next) };
    }
    return { planned, next: null };
  }

  /** Null for a log without events. */
  private async rangeOf(endpoint: Endpoint, redelivery: Exclude<Redelivery, { kind: 'one' }>): Promise<Range | null> {
    if (redelivery.kind === 'places') return redelivery;
    const isMissed = redelivery.kind === 'missed';
    const begin = isMissed ? missedSince(endpoint) : redelivery.since;
    const after = redelivery.after ?? (await this.feed.since(begin));
    const until = isMissed || redelivery.until === null ? null : await this.feed.since(redelivery.until);
    return after && { after, until };
  }
}
