import { streamNameFilter, type AllStreamResolvedEvent, type Filter, type ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../event-store.port.js';
import type { EventStoreDbSettings } from './settings.js';
import { recordedOf } from './stored-event.js';

/** The name of the stream with the log's identity; it is no part of the log. */
const IDENTITY = 'log-identity';

/** The server's streams that belong to the log, and their names on the server. */
export interface OwnStreams {
  readonly nameOf: (stream: string) => string;
  /** The name of the identity stream on the server. */
  readonly identityStream: string;
  /** For a subscription to everything. */
  readonly filter: Filter;
  readonly isOurs: (event: AllStreamResolvedEvent) => boolean;
  /** With the stream's name as the port uses it. */
  readonly recorded: (event: ResolvedEvent | AllStreamResolvedEvent) => RecordedEvent;
}

/**
 * Kinds and prefixes are letters and digits. Without either, the log is all but the server's own streams, and the
 * identity of this log.
 */
export const ownStreams = ({
  streamKinds,
  streamPrefix,
}: Pick<EventStoreDbSettings, 'streamKinds' | 'streamPrefix'>): OwnStreams => {
  const prefix = streamPrefix ? `${streamPrefix}.` : '';
  const kind = streamKinds === undefined ? `(?!${IDENTITY}$)[^$]` : `(?:${streamKinds.join('|')})-`;
  const regex = `^${prefix.replace('.', '\\.')}${kind}`,
    ours = new RegExp(regex);
  return {
    nameOf: (stream) => prefix + stream,
    identityStream: prefix + IDENTITY,
    filter: streamNameFilter({ regex }),
    isOurs: ({ event }) => event !== undefined && !event.type.startsWith('$') && ours.test(event.streamId),
    recorded: (resolved) => {
      const event = recordedOf(resolved);
      return { ...event, stream: event.stream.slice(prefix.length) };
    },
  };
};
