import {
  BACKWARDS,
  END,
  ErrorType,
  FORWARDS,
  START,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  type ReadAllOptions,
  type ReadPosition,
  type ReadStreamOptions,
  type ResolvedEvent,
} from '@eventstore/db-client';
import {
  EventStoreUnavailableError,
  type Position,
  type ReadOptions,
  type RecordedEvent,
} from '../event-store.port.js';
import type { ClientSlot } from './client-slot.js';
import { drained, type Draining } from './drained.js';
import { causeOf, described } from './event-store-log.js';
import type { OwnStreams } from './own-streams.js';

export interface ReaderParts {
  readonly slot: ClientSlot;
  readonly timing: { readonly silenceMs: number };
  readonly closing: AbortSignal;
  readonly streams: OwnStreams;
}
const HEAD_PAGE = 256;

/** Reads one stream, or the end of the log; after each timeout or failure it takes a new client. */
export class Reader {
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
    const events = await this.#twice<ResolvedEvent>((client) => client.readStream(streams.nameOf(stream), options));
    return events.map(streams.recorded);
  }

  /** A backward read begins before the given position, so that no page repeats the last event of the page before. */
  async head(): Promise<Position | null> {
    for (let fromPosition: ReadPosition = END; ;) {
      const options: ReadAllOptions = { direction: BACKWARDS, fromPosition, maxCount: HEAD_PAGE };
      const page = await this.#twice<AllStreamResolvedEvent>((client) => client.readAll(options));
      const found = page.find(this.parts.streams.isOurs);
      if (found !== undefined) return this.parts.streams.recorded(found).position;
      const oldest = page.at(-1)?.event?.position;
      if (page.length < HEAD_PAGE || oldest === undefined) return null;
      fromPosition = oldest;
    }
  }

  /** Repeats once on a new client when the first was cut off: the old connection may have been dead for long. */
  async #twice<T>(read: (client: EventStoreDBClient) => Draining<T>): Promise<T[]> {
    try {
      return await this.#once(read);
    } catch {
      return this.#once(read).catch((cause: unknown) => {
        throw new EventStoreUnavailableError(`EventStoreDB could not be read: ${causeOf(cause)}`, { cause });
      });
    }
  }

  async #once<T>(read: (client: EventStoreDBClient) => Draining<T>): Promise<T[]> {
    const { slot, timing, closing } = this.parts;
    if (closing.aborted) throw new Error('the event store is closed');
    const client = slot.current;
    try {
      return await drained(read(client), timing.silenceMs);
    } catch (error) {
      if (described(error).type === ErrorType.STREAM_NOT_FOUND) return [];
      slot.replace(client);
      throw error;
    }
  }
}
