import { excludeSystemEvents, START, type EventStoreDBClient } from '@eventstore/db-client';
import type { Position, RecordedEvent, SubscribeOptions } from '../event-store.port.js';
import { ClientSlot } from './client-slot.js';
import { causeOf, type EventStoreLog } from './event-store-log.js';
import { LiveEvents } from './live-events.js';
import { pause, pauseBefore } from './patience.js';
import type { Timing } from './settings.js';
import { recordedOf } from './stored-event.js';

export interface SubscriberParts {
  /** A client of its own for each subscription: a long catch-up holds nobody else up. */
  openSlot(): ClientSlot;
  readonly timing: Timing;
  readonly log: EventStoreLog;
  readonly closing: AbortSignal;
}
const DEFAULT_BATCH = 500;

/** Follows the log across every end of a subscription: the client does not reconnect by itself. */
export const follow = async function* (
  parts: SubscriberParts, { after, signal, maxBatch = DEFAULT_BATCH }: SubscribeOptions,
): AsyncGenerator<readonly RecordedEvent[], void, undefined> {
  const ended = AbortSignal.any([signal, parts.closing]);
  if (ended.aborted) return;
  const slot = parts.openSlot();
  let last = after;
  try {
    for (let failures = 0; !ended.aborted; failures++) {
      const client = slot.current;
      const live = new LiveEvents(subscriptionOf(client, last, maxBatch), ended, parts.timing.silenceMs);
      try {
        for await (const batch of live.batches(maxBatch)) {
          const events = newerThan(last, batch.map(recordedOf));
          last = events.at(-1)?.position ?? last;
          failures = 0;
          if (events.length > 0) yield events;
        }
        tell(parts, last, 'the server ended it');
      } catch (error) {
        tell(parts, last, causeOf(error));
      } finally {
        live.stop();
      }
      if (ended.aborted) return;
      slot.replace(client);
      await pause(pauseBefore(failures, parts.timing), ended);
    }
  } finally {
    void slot.close();
  }
};

/** Exclusive of the position, unlike a read. */
const subscriptionOf = (client: EventStoreDBClient, after: Position | null, maxBatch: number) =>
  client.subscribeToAll({
    fromPosition: after === null ? START : { commit: after, prepare: after },
    filter: excludeSystemEvents(),
  }, { highWaterMark: maxBatch });

/** The server repeats nothing that it should not; a reader that handled an event twice would be worse than one check. */
const newerThan = (last: Position | null, events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  last === null ? events : events.filter(({ position }) => position > last);

const tell = ({ log, closing }: SubscriberParts, last: Position | null, cause: string): void => {
  if (!closing.aborted) log.warn({ cause, after: String(last) }, 'a subscription to EventStoreDB ended: subscribing anew');
};
