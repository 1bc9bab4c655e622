import { setMaxListeners } from 'node:events';
import type { EventStore } from '../event-store.port.js';
import { Appender } from './appender.js';
import { ClientSlot } from './client-slot.js';
import { silentLog } from './event-store-log.js';
import { ownStreams } from './own-streams.js';
import { Reader } from './reader.js';
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
  const shared = { timing, log, closing: closing.signal, streams: ownStreams(named) };
  const appender = new Appender({ ...shared, slot: openSlot() });
  const reader = new Reader({ ...shared, slot: openSlot() });
  return {
    append: (stream, expected, events) => appender.append(shared.streams.nameOf(stream), expected, events),
    readStream: (stream, options) => reader.readStream(stream, options),
    head: () => reader.head(),
    subscribe: (options) => follow({ ...shared, openSlot }, options),
    close: async () => {
      closing.abort();
      await Promise.all([...slots].map((slot) => slot.close()));
    },
  };
};
