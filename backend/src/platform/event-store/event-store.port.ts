/** Global order of the log: gap-free and rising in Postgres, rising in EventStoreDB. Never a `number`; text in JSON. */
export type Position = bigint;
/** Place of an event in its stream, from 0, without gaps. */
export type Revision = bigint;
/** The last revision of the stream that the writer expects; 'none': the stream does not exist yet. */
export type ExpectedRevision = Revision | 'none';

/** An event ready to be stored. `id` is a lower-case UUID; `data` and `metadata` are JSON text. */
export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: string;
  readonly metadata: string;
}
export interface RecordedEvent extends NewEvent {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
}

/**
 * How an append ended.
 * - `conflict`: the stream has another revision; nothing was written.
 * - `too-large`: over 1 MiB together; nothing was written. `invalid`: the store refuses these bytes, now and always.
 * - `unavailable`: certainly nothing was written. `unknown`: the events may be written: try again with the same ids and
 *   revision.
 */
export type AppendResult =
  | { readonly status: 'appended'; readonly revision: Revision; readonly position: Position }
  | { readonly status: 'conflict'; readonly actual: ExpectedRevision }
  | { readonly status: 'too-large'; readonly limitBytes: number }
  | { readonly status: 'invalid'; readonly cause: string }
  | { readonly status: 'unavailable'; readonly cause: string }
  | { readonly status: 'unknown'; readonly cause: string };

export interface ReadOptions {
  readonly direction: 'forwards' | 'backwards';
  /** Inclusive; the stream's beginning or end where absent. */
  readonly from?: Revision;
  readonly limit: number;
}
export interface SubscribeOptions {
  /** Exclusive; null: from the beginning. */
  readonly after: Position | null;
  readonly signal: AbortSignal;
  /** Largest batch yielded; 500 where absent. */
  readonly maxBatch?: number;
}

/** Names a log for ever: a UUID, made with the log's first event (design section 5). */
export type LogId = string;

/** What this process, or its database, remembers of a log: its identity, and a position up to which it was read. */
export interface KnownLog {
  readonly id: LogId | null;
  readonly position: Position | null;
}

/** The log could not be read just now. */
export class EventStoreUnavailableError extends Error {
  override readonly name: string = 'EventStoreUnavailableError';
}

/**
 * How a log differs from the remembered one.
 * - `another`: it has another identity; `found` is null for an empty log.
 * - `shorter`: it has no event at a position up to which it was read; `head` is its last position, null for none.
 */
export type LogMismatch =
  | { readonly kind: 'another'; readonly expected: LogId; readonly found: LogId | null }
  | { readonly kind: 'shorter'; readonly position: Position; readonly head: Position | null };

/** The store holds another log than the remembered one, or a shorter one: nothing of it is used. */
export class WrongLogError extends EventStoreUnavailableError {
  override readonly name = 'WrongLogError';

  constructor(readonly mismatch: LogMismatch) {
    super(
      mismatch.kind === 'another'
        ? `the log is ${mismatch.found ?? 'empty'}, not ${mismatch.expected}`
        : `the log ends at position ${mismatch.head ?? 'none'}, but was read up to ${mismatch.position}`,
    );
  }
}

/**
 * Append-only log with streams and one global order (design sections 2 and 5). Both adapters pass one contract suite.
 *
 * A store remembers the log that it has used. When the server holds another or a shorter one, for example after an
 * outage, every read throws WrongLogError and every append is `unavailable`, until the right one is back.
 */
export interface EventStore {
  /** All or nothing, idempotent: the same ids at the same expected revision report the first success again. Never rejects. */
  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult>;
  /** Empty for a stream that does not exist. @throws EventStoreUnavailableError */
  readStream(stream: string, options: ReadOptions): Promise<readonly RecordedEvent[]>;
  /**
   * All events in order, then live ones. It survives outages and ends when the signal aborts. Batches are never empty.
   * @throws WrongLogError when the log has no event at the position it is to go on from
   */
  subscribe(options: SubscribeOptions): AsyncIterable<readonly RecordedEvent[]>;
  /** Position of the last event, null for an empty log. @throws EventStoreUnavailableError */
  head(): Promise<Position | null>;
  /** The log's identity; null before its first event. @throws EventStoreUnavailableError */
  identity(): Promise<LogId | null>;
  /** Whether an event of the log stands at exactly this position. @throws EventStoreUnavailableError */
  holds(position: Position): Promise<boolean>;
  /**
   * Position of the last event for which `isEarlier` holds, null where it holds for none. It is to hold up to some event
   * and for none behind it; where it holds and fails by turns, the answer is one place after which it fails.
   * @throws EventStoreUnavailableError
   */
  lastWhere(isEarlier: (event: RecordedEvent) => boolean): Promise<Position | null>;
  close(): Promise<void>;
}

export const EVENT_STORE = Symbol('EventStore');
