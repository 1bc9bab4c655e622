import type { AllStreamResolvedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { RecordedEvent } from '../event-store.port.js';

/** The server has no field for an event's version, so it is stored beside our metadata. Both are JSON text. */
export const wrapMetadata = (version: number, metadata: string): string =>
  `{"version":${version},"metadata":${metadata}}`;

/**
 * Data and metadata are read through JSON.parse and JSON.stringify: numbers beyond a double's precision and blanks
 * between tokens are lost. Events of other writers, without a version, count as version 1.
 */
export const recordedOf = ({ event }: ResolvedEvent | AllStreamResolvedEvent): RecordedEvent => {
  if (event?.position === undefined)
    throw new Error('EventStoreDB 22.6 or later is needed: an event came without its position');
  const { id, type, streamId: stream, revision } = event;
  const data = event.isJson ? JSON.stringify(event.data) : 'null';
  return { id, type, ...unwrapMetadata(event.metadata), data, stream, revision, position: event.position.commit };
};

const unwrapMetadata = (stored: unknown): Pick<RecordedEvent, 'version' | 'metadata'> => {
  if (typeof stored !== 'object' || stored === null || stored instanceof Uint8Array)
    return { version: 1, metadata: '{}' };
  const { version, metadata } = stored as { readonly version?: unknown; readonly metadata?: unknown };
  return typeof version === 'number' && metadata !== undefined
    ? { version, metadata: JSON.stringify(metadata) }
    : { version: 1, metadata: JSON.stringify(stored) };
};
