import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  START,
  type EventStoreDBClient,
  type ReadStreamOptions,
} from '@eventstore/db-client';
import {
  EventStoreUnavailableError,
  WrongLogError,
  type Position,
  type ReadOptions,
  type RecordedEvent,
} from '../event-store.port.js';
import type { LogPin, LogView } from '../log-pin.js';
import type { ClientSlot } from './client-slot.js';
import { wholeRead } from './drained.js';
import { causeOf, described } from './event-store-log.js';
import { lastOwnPosition } from './log-head.js';
import { logView, readAllOf } from './log-identity.js';
import type { OwnStreams } from './own-streams.js';

export interface ReaderParts {
  readonly slot: ClientSlot;
  readonly timing: { readonly silenceMs: number };
  readonly closing: AbortSignal;
  readonly streams: OwnStreams;
  readonly pin: LogPin;
}

/** Reads one stream, or about the whole log; after each timeout or failure it takes a new client. */
export class EventStoreDbReader {
  constructor(private readonly parts: ReaderParts) {}

  async readStream(stream: string, { direction, from, limit }: ReadOptions): Promise<readonly RecordedEvent[]> {
    if (limit <= 0) return [];
    const { streams } = this.parts;
    const backwards = direction === 'backwards';
    const options: ReadStreamOptions = {
      maxCount: limit,
      direction: backwards ? BACKWARDS : FORWARDS,
      fromRevision: from ?? (backwards ? END : START),
    };
    const name = streams.nameOf(stream);
    const events = await this.#twice((client) => this.#streamIn(client, name, options));
    return events.map(streams.recorded);
  }

  head(): Promise<Position | null> {
    return this.#twice((client) => this.#viewOf(client).head());
  }

  /** Null until the log's identity is written: by the first append, or by `identify` for a log from before. */
  identity(): Promise<string | null> {
    return this.#twice((client) => this.#viewOf(client).identity());
  }

  holds(position: Position): Promise<boolean> {
    return this.#twice((client) => this.#viewOf(client).holds(position));
  }

  /** Backwards from the end: the server has no other way to a place that is not known, and what is asked for is young. */
  lastWhere(isEarlier: (event: RecordedEvent) => boolean): Promise<Position | null> {
    const { streams, timing } = this.parts;
    return this.#twice((client) => lastOwnPosition(readAllOf(client, timing.silenceMs), streams, isEarlier));
  }

  #viewOf(client: EventStoreDBClient): LogView {
    const { streams, timing } = this.parts;
    return logView(client, streams, timing.silenceMs);
  }

  async #streamIn(client: EventStoreDBClient, name: string, options: ReadStreamOptions) {
    try {
      return await wholeRead(client, client.readStream(name, options), this.parts.timing.silenceMs);
    } catch (error) {
      if (described(error).type === ErrorType.STREAM_NOT_FOUND) return [];
      throw error;
    }
  }

  /** Repeats once on a new client when the first was cut off: the old connection may have been dead for long. */
  async #twice<T>(read: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    try {
      return await this.#once(read);
    } catch (error) {
      if (error instanceof WrongLogError) throw error;
      return this.#once(read).catch((cause: unknown) => {
        if (cause instanceof WrongLogError) throw cause;
        throw new EventStoreUnavailableError(`EventStoreDB could not be read: ${causeOf(cause)}`, { cause });
      });
    }
  }

  async #once<T>(read: (client: EventStoreDBClient) => Promise<T>): Promise<T> {
    const { slot, closing, pin } = this.parts;
    if (closing.aborted) throw new Error('the event store is closed');
    const client = slot.current;
    try {
      await pin.proven(client, this.#viewOf(client));
      return await read(client);
    } catch (error) {
      slot.replace(client);
      throw error;
    }
  }
}
