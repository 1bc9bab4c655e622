import { randomUUID } from 'node:crypto';
import {
  ErrorType,
  FORWARDS,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ResolvedEvent,
} from '@eventstore/db-client';
import type { LogId, NewEvent, Position } from '../event-store.port.js';
import type { LogView } from '../log-pin.js';
import { wholeRead, type Draining } from './drained.js';
import { causeOf, described } from './event-store-log.js';
import { lastOwnPosition, type ReadAll } from './log-head.js';
import type { OwnStreams } from './own-streams.js';

/**
 * How servers answer a read from a position that is no record's: 23.10, and 25 and later. The code alone does not tell:
 * a cluster without a leader has the same one.
 */
const NO_RECORD = /Unexpected ReadAllResult: Error$|read from an invalid position/;

/**
 * The event of the identity stream. Its id is the log's identity: the append at NO_STREAM lets one of several processes
 * win, and all of them read the winner's.
 */
export const identityEvent = (): NewEvent => ({
  id: randomUUID(),
  type: 'LogIdentified',
  version: 1,
  data: '{}',
  metadata: '{}',
});

/** Reads of everything that the server holds. */
export const readAllOf =
  (client: EventStoreDBClient, silenceMs: number): ReadAll =>
  (options) =>
    wholeRead(client, client.readAll(options), silenceMs);

/** The log as this client's server holds it. The identity is null until the log's stream of identity is written. */
export const logView = (client: EventStoreDBClient, streams: OwnStreams, silenceMs: number): LogView => ({
  identity: () => identityIn(client, streams, silenceMs),
  holds: (position) => isHeld(client, streams, { position, silenceMs }),
  head: () => lastOwnPosition(readAllOf(client, silenceMs), streams),
});

const identityIn = async (
  client: EventStoreDBClient,
  { identityStream }: OwnStreams,
  silenceMs: number,
): Promise<LogId | null> => {
  const read: Draining<ResolvedEvent> = client.readStream(identityStream, { direction: FORWARDS, maxCount: 1 });
  const [first] = await wholeRead(client, read, silenceMs).catch((error: unknown) => {
    if (described(error).type === ErrorType.STREAM_NOT_FOUND) return [];
    throw error;
  });
  return first?.event?.id ?? null;
};

const isHeld = async (
  client: EventStoreDBClient,
  streams: OwnStreams,
  { position, silenceMs }: { readonly position: Position; readonly silenceMs: number },
): Promise<boolean> => {
  const at = { commit: position, prepare: position };
  const read: Draining<AllStreamResolvedEvent> = client.readAll({ fromPosition: at, maxCount: 1 });
  const [first] = await wholeRead(client, read, silenceMs).catch((error: unknown) => {
    if (NO_RECORD.test(causeOf(error))) return [];
    throw error;
  });
  return first !== undefined && streams.isOurs(first) && first.event?.position.commit === position;
};
