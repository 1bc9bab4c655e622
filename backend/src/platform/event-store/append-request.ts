import type { AppendResult, ExpectedRevision, NewEvent } from './event-store.port.js';

/** Largest append, all its events together: UTF-8 bytes of types, data and metadata (EventStoreDB's own limit). */
export const MAX_APPEND_BYTES = 1_048_576;
const MAX_NAME_LENGTH = 255;
const MAX_VERSION = 2_147_483_647;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A lone surrogate has no UTF-8 and would be stored as another character. */
const LONE_SURROGATE = /\p{Surrogate}/u;
/** `$` marks what belongs to EventStoreDB itself. */
const NAME = /^[^$\0][^\0]*$/u;

/**
 * The check of both adapters before they talk to a server: `invalid` or `too-large`, undefined for a valid append. An
 * append without events is `invalid`: it would have neither a revision nor a position to report.
 */
export const refusalOf = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): AppendResult | undefined => {
  const cause = faultOfTarget(stream, expected) ?? faultOfEvents(events);
  if (cause !== undefined) return { status: 'invalid', cause };
  return isTooLarge(events) ? { status: 'too-large', limitBytes: MAX_APPEND_BYTES } : undefined;
};

const faultOfTarget = (stream: string, expected: ExpectedRevision): string | undefined => {
  if (!isName(stream))
    return `the stream needs a name of 1 to ${MAX_NAME_LENGTH} characters that does not begin with $`;
  return expected !== 'none' && expected < 0n ? 'an expected revision is 0 or more' : undefined;
};

const faultOfEvents = (events: readonly NewEvent[]): string | undefined => {
  if (events.length === 0) return 'an append needs at least one event';
  if (events.length > 1 && new Set(events.map(({ id }) => id)).size < events.length)
    return 'two events have the same id';
  for (const event of events) {
    const fault = faultOfEvent(event);
    if (fault !== undefined) return fault;
  }
  return undefined;
};

const faultOfEvent = ({ id, type, version, data, metadata }: NewEvent): string | undefined => {
  if (!UUID.test(id)) return 'an event id is a lower-case UUID';
  if (!isName(type)) return `an event type has 1 to ${MAX_NAME_LENGTH} characters and does not begin with $`;
  if (!Number.isInteger(version) || version < 1 || version > MAX_VERSION) return 'a version is a positive integer';
  if (data === '' || metadata === '') return 'data and metadata are JSON text';
  return LONE_SURROGATE.test(data) || LONE_SURROGATE.test(metadata) ? 'the text holds half a character' : undefined;
};

const isName = (name: string): boolean =>
  name.length <= MAX_NAME_LENGTH && NAME.test(name) && !LONE_SURROGATE.test(name);

const isTooLarge = (events: readonly NewEvent[]): boolean => {
  const characters = events.reduce(
    (sum, { type, data, metadata }) => sum + type.length + data.length + metadata.length,
    0,
  );
  return characters * 3 > MAX_APPEND_BYTES && bytesOf(events) > MAX_APPEND_BYTES;
};

const bytesOf = (events: readonly NewEvent[]): number =>
  events.reduce(
    (sum, { type, data, metadata }) =>
      sum + Buffer.byteLength(type) + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );
