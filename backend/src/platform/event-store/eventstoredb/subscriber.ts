import { START, type EventStoreDBClient, type Filter } from '@eventstore/db-client';
import type { Position, RecordedEvent, SubscribeOptions } from '../event-store.port.js';
import { ClientSlot } from './client-slot.js';
import { causeOf, type EventStoreLog } from './event-store-log.js';
import { LiveEvents } from './live-events.js';
import type { OwnStreams } from './own-streams.js';
import { pause } from '../../retry/pause.js';
import { pauseBefore } from './patience.js';
import type { Timing } from './settings.js';

export interface SubscriberParts {
  /** A client of its own for each subscription: a long catch-up holds nobody else up. */
  openSlot(): ClientSlot;
  readonly timing: Timing;
  readonly log: EventStoreLog;
  readonly closing: AbortSignal;
  readonly streams: OwnStreams;
}
const DEFAULT_BATCH = 500;

type Batches = AsyncGenerator<readonly RecordedEvent[], void, undefined>;
/** How far the reader has come, and how often in a row a subscription brought nothing. */
interface Place {
  last: Position | null;
  failures: number;
}

/** Follows the log across every end of a subscription: the client does not reconnect by itself. */
export const follow = async function* (
  parts: SubscriberParts,
  { after, signal, maxBatch = DEFAULT_BATCH }: SubscribeOptions,
): Batches {
  const ended = AbortSignal.any([signal, parts.closing]);
  const slot = parts.openSlot();
  const place: Place = { last: after, failures: 0 };
  try {
    while (!ended.aborted) {
      yield* untilItEnds(parts, slot, place, ended, maxBatch);
      await pause(pauseBefore(place.failures++, parts.timing), ended);
    }
  } finally {
    void slot.close();
  }
};

/** One subscription of the server. Every end but that by the reader is an outage, and the place to go on from is kept. */
const untilItEnds = async function* (
  { timing, log, streams }: SubscriberParts,
  slot: ClientSlot,
  place: Place,
  ended: AbortSignal,
  maxBatch: number,
): Batches {
  const client = slot.current;
  const live = new LiveEvents(subscriptionOf(client, streams.filter, place.last, maxBatch), ended, timing.confirmMs);
  let cause = 'the server ended it';
  try {
    for await (const batch of live.batches(maxBatch)) {
      const events = newerThan(place.last, batch.map(streams.recorded));
      place.last = events.at(-1)?.position ?? place.last;
      place.failures = 0;
      if (events.length > 0) yield events;
    }
  } catch (error) {
    cause = causeOf(error);
  } finally {
    live.stop();
  }
  if (ended.aborted) return;
  log.warn({ cause, after: String(place.last) }, 'a subscription to EventStoreDB ended: subscribing anew');
  slot.replace(client);
};

/** Exclusive of the position, unlike a read. */
const subscriptionOf = (client: EventStoreDBClient, filter: Filter, after: Position | null, maxBatch: number) =>
  client.subscribeToAll(
    {
      fromPosition: after === null ? START : { commit: after, prepare: after },
      filter,
    },
    { highWaterMark: maxBatch },
  );

/** The server repeats nothing that it should not; a reader that handled an event twice would be worse than one check. */
const newerThan = (last: Position | null, events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  last === null ? events : events.filter(({ position }) => position > last);
