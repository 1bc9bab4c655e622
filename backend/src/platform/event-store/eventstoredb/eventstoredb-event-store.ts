import { setMaxListeners } from 'node:events';
import { EventStoreUnavailableError, type EventStore, type LogId } from '../event-store.port.js';
import { LogPin } from '../log-pin.js';
import { Appender } from './appender.js';
import { ClientSlot } from './client-slot.js';
import { causeOf, silentLog } from './event-store-log.js';
import { ownStreams } from './own-streams.js';
import { EventStoreDbReader } from './reader.js';
import { defaultTiming, type EventStoreDbSettings, type Timing } from './settings.js';
import { follow } from './subscriber.js';

/**
 * The event store in EventStoreDB 23.10 or later (22.6 without `caughtUp`). Positions are commit positions.
 *
 * Appends, reads and each subscription have their own clients. While the outcome of an append is unknown, it is
 * repeated within its time limit with the same ids and expected revision; `unknown` means that no repeat got an answer.
 *
 * @throws Error for an invalid connection string; an unreachable server is no error here
 */
export const createEventStoreDbEventStore = ({
  connectionString,
  log = silentLog,
  timing: given,
  known,
  ...named
}: EventStoreDbSettings): EventStore => {
  const timing: Timing = { ...defaultTiming, ...given };
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const slots = new Set<ClientSlot>();
  const openSlot = (): ClientSlot => {
    const slot = new ClientSlot(connectionString, timing, () => {
      slots.delete(slot);
    });
    slots.add(slot);
    return slot;
  };
  const shared = { timing, log, closing: closing.signal, streams: ownStreams(named), pin: new LogPin(known) };
  const appender = new Appender({ ...shared, slot: openSlot() });
  const reader = new EventStoreDbReader({ ...shared, slot: openSlot() });
  /** The first append gives a log its identity; one from before gets it here. */
  const identity = async (): Promise<LogId | null> => {
    const found = await reader.identity();
    if (found !== null || (await reader.head()) === null) return found;
    await appender.identify().catch((cause: unknown) => {
      throw new EventStoreUnavailableError(`EventStoreDB could not be written: ${causeOf(cause)}`, { cause });
    });
    return reader.identity();
  };
  return {
    append: (stream, expected, events) => appender.append(shared.streams.nameOf(stream), expected, events),
    readStream: (stream, options) => reader.readStream(stream, options),
    head: () => reader.head(),
    identity,
    holds: (position) => reader.holds(position),
    lastWhere: (isEarlier) => reader.lastWhere(isEarlier),
    subscribe: (options) => follow({ ...shared, openSlot }, options),
    close: async () => {
      closing.abort();
      await Promise.all([...slots].map((slot) => slot.close()));
    },
  };
};
