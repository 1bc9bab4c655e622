import { START, type EventStoreDBClient, type Filter } from '@eventstore/db-client';
import { WrongLogError, type Position, type RecordedEvent, type SubscribeOptions } from '../event-store.port.js';
import { requireHeld, type LogPin } from '../log-pin.js';
import { ClientSlot } from './client-slot.js';
import { causeOf, type EventStoreLog } from './event-store-log.js';
import { LiveEvents } from './live-events.js';
import { logView } from './log-identity.js';
import type { OwnStreams } from './own-streams.js';
import { pause } from '../../retry/pause.js';
import { pauseBefore } from './time-limit.js';
import type { Timing } from './settings.js';

export interface SubscriberParts {
  /** Each subscription has its own client: a long catch-up delays no other subscription. */
  openSlot(): ClientSlot;
  readonly timing: Timing;
  readonly log: EventStoreLog;
  readonly closing: AbortSignal;
  readonly streams: OwnStreams;
  readonly pin: LogPin;
}
const DEFAULT_BATCH = 500;

type Batches = AsyncGenerator<readonly RecordedEvent[], void, undefined>;
/** A reader of the log, over all its subscriptions to the server. */
interface Reader {
  readonly slot: ClientSlot;
  /** Aborted when the reader stops, or the store closes. */
  readonly ended: AbortSignal;
  readonly maxBatch: number;
  /** Position of the last event that it got. */
  last: Position | null;
  /** Subscriptions in a row that brought no event. */
  failures: number;
}

/** Follows the log and subscribes anew after each end: the client does not reconnect by itself. */
export const follow = async function* (
  parts: SubscriberParts,
  { after, signal, maxBatch = DEFAULT_BATCH }: SubscribeOptions,
): Batches {
  const ended = AbortSignal.any([signal, parts.closing]);
  const reader: Reader = { slot: parts.openSlot(), ended, maxBatch, last: after, failures: 0 };
  try {
    while (!ended.aborted) {
      yield* untilItEnds(parts, reader);
      await pause(pauseBefore(reader.failures++, parts.timing), ended);
    }
  } finally {
    void reader.slot.close();
  }
};

/**
 * One subscription of the server. If the reader did not end it, its end is an outage; the reader's place is kept.
 * @throws WrongLogError when the server holds another log, or one without the reader's place
 */
const untilItEnds = async function* (parts: SubscriberParts, reader: Reader): Batches {
  const { log } = parts;
  const { slot, ended } = reader;
  const client = slot.current;
  let cause = 'the server ended it';
  try {
    await proveFor(parts, reader, client);
    if (!ended.aborted) yield* delivered(parts, reader, client);
  } catch (error) {
    if (error instanceof WrongLogError) throw error;
    cause = causeOf(error);
  }
  if (ended.aborted) return;
  log.warn({ cause, after: String(reader.last) }, 'a subscription to EventStoreDB ended: subscribing anew');
  slot.replace(client);
};

const proveFor = async (
  { pin, streams, timing }: SubscriberParts,
  { last }: Reader,
  client: EventStoreDBClient,
): Promise<void> => {
  const view = logView(client, streams, timing.silenceMs);
  await pin.prove(view);
  await requireHeld(last ?? 0n, view);
};

const delivered = async function* (
  { timing, streams, pin }: SubscriberParts,
  reader: Reader,
  client: EventStoreDBClient,
): Batches {
  const { ended, maxBatch } = reader;
  const live = new LiveEvents(subscriptionOf(client, streams.filter, reader.last, maxBatch), ended, timing.confirmMs);
  try {
    for await (const batch of live.batches(maxBatch)) {
      const events = newerThan(reader.last, batch.map(streams.recorded));
      reader.failures = 0;
      const last = events.at(-1)?.position;
      if (last === undefined) continue;
      pin.saw((reader.last = last));
      yield events;
    }
  } finally {
    live.stop();
  }
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

/** The server should repeat no event. The check makes sure that no reader handles an event twice. */
const newerThan = (last: Position | null, events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
  last === null ? events : events.filter(({ position }) => position > last);
