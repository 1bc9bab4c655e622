import { Inject, Injectable } from '@nestjs/common';
import { type CloudEvent } from '#contracts/integration/cloud-event.js';
import { CONFIG, type Config } from '#backend/platform/config/config.js';
import {
  EVENT_STORE,
  type EventStore,
  EventStoreUnavailableError,
  type Position,
  type RecordedEvent,
} from '#backend/platform/event-store/event-store.port.js';
import { EventLog } from '#backend/platform/log/event-log.js';
import { UnreadableEventError } from '#backend/platform/log/log-errors.js';
import { type Cursor, cursorOf } from '../../domain/cursor.js';
import { thinEvent } from '../../domain/thin-event.js';
import { anotherLog, noSuchPlace } from './feed-refusals.js';
import { placeSince } from './place-since.js';

/** By our own types. */
export type Wanted = ReadonlySet<string> | 'all';

export interface FeedPart {
  readonly events: readonly CloudEvent[];
  /** The end of what was searched, even if nothing in it was wanted. */
  readonly cursor: string;
}
export interface PageRequest {
  readonly after: Cursor | null;
  readonly wanted: Wanted;
  readonly limit: number;
}

const BATCH = 500;
/** Most events of one part of a range. */
export const SPAN = 500;
/** One request looks through this many events at most, and tells how far it has come. */
const MOST_SCANNED = 10_000;
const READ_WITHIN_MS = 10_000;

/** A place in this very log. */
export interface FeedPlace {
  readonly logId: string;
  /** Null: its beginning. */
  readonly position: Position | null;
}

/** What can be read as the feed is. */
export type FeedSource = Pick<Feed, 'placeOf' | 'page' | 'follow' | 'since'>;

/** The log as integrations read it: all of it, in order, each event thin. It needs nobody's key. */
@Injectable()
export class Feed {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly log: EventLog,
    @Inject(CONFIG) private readonly config: Pick<Config, 'publicUrl'>,
  ) {}

  /** @returns null for a log without events @throws RejectedError ANOTHER_LOG, NO_SUCH_PLACE; EventStoreUnavailableError */
  async placeOf(after: Cursor | null): Promise<FeedPlace | null> {
    const logId = await this.store.identity();
    if (after === null) return logId === null ? null : { logId, position: null };
    if (logId !== after.logId) throw anotherLog(after.logId, logId);
    if (after.position > 0n && !(await this.store.holds(after.position))) throw noSuchPlace(after);
    return { logId, position: after.position };
  }

  /** @returns null for a log without events @throws as `placeOf` */
  async page({ after, wanted, limit }: PageRequest): Promise<FeedPart | null> {
    const place = await this.placeOf(after);
    if (place === null) return null;
    const head = (await this.store.head()) ?? 0n;
    const from = place.position ?? 0n;
    const read = from < head ? await this.read({ from, head, wanted, limit }) : { taken: [], at: from };
    return {
      events: await this.thin(read.taken, place.logId),
      cursor: cursorOf({ logId: place.logId, position: read.at }),
    };
  }

  /** What is there, then what comes, until the signal aborts. @throws WrongLogError */
  async *follow(from: FeedPlace | null, wanted: Wanted, signal: AbortSignal): AsyncGenerator<FeedPart> {
    for await (const batch of this.store.subscribe({ after: from?.position ?? null, signal, maxBatch: BATCH })) {
      const logId = from?.logId ?? (await this.store.identity());
      const last = batch.at(-1);
      if (logId === null || last === undefined) continue;
      yield {
        events: await this.thin(ofTypes(batch, wanted), logId),
        cursor: cursorOf({ logId, position: last.position }),
      };
    }
  }

  /** The place before what happened at a time or later; null for a log without events. @throws EventStoreUnavailableError */
  async since(time: Date): Promise<Cursor | null> {
    const logId = await this.store.identity();
    if (logId === null) return null;
    const late = performance.now() + READ_WITHIN_MS;
    const batches = (after: Position) => this.batches(after, BATCH);
    return { logId, position: await placeSince(this.store, time, batches, () => performance.now() >= late) };
  }

  /** One event of the log. @throws EventStoreUnavailableError, UnreadableEventError, also where it is not there */
  async eventAt(stream: string, revision: bigint): Promise<CloudEvent> {
    const recorded = await this.store.readStream(stream, { direction: 'forwards', from: revision, limit: 1 });
    const logId = await this.store.identity();
    const [event] = logId === null ? [] : await this.thin(recorded, logId);
    if (event === undefined) throw new UnreadableEventError(`${stream} has no revision ${revision}`);
    return event;
  }

  /** The events behind a place, up to another one or to the end of now, batch by batch. @throws as `placeOf` */
  async *between({ after, until }: Range, wanted: Wanted): AsyncGenerator<Span> {
    const from = (await this.placeOf(after))?.position ?? 0n;
    const to = await this.endOf(until);
    if (from >= to) return;
    for await (const batch of this.batches(from, SPAN)) {
      const position = batch.at(-1)?.position ?? to;
      const isLast = position >= to;
      const events = ofTypes(batch, wanted).filter((event) => event.position <= to);
      yield { events, next: isLast ? null : { logId: after.logId, position } };
      if (isLast) return;
    }
  }

  private async endOf(until: Cursor | null): Promise<Position> {
    const end = until === null ? await this.store.head() : (await this.placeOf(until))?.position;
    return end ?? 0n;
  }

  private async read({ from, head, wanted, limit }: Read): Promise<{ taken: readonly RecordedEvent[]; at: Position }> {
    const taken: RecordedEvent[] = [];
    let [at, scanned] = [from, 0];
    for await (const batch of this.batches(from, wanted === 'all' ? Math.min(limit, BATCH) : BATCH)) {
      const part = upTo(batch, wanted, limit - taken.length);
      taken.push(...ofTypes(part, wanted));
      at = part.at(-1)?.position ?? at;
      scanned += part.length;
      if (at >= head || taken.length >= limit || scanned >= MOST_SCANNED) break;
    }
    return { taken, at };
  }

  private async thin(wanted: readonly RecordedEvent[], logId: string): Promise<readonly CloudEvent[]> {
    const { publicUrl } = this.config;
    const read = await this.log.readWithoutKeys(wanted);
    return read.map((event) => thinEvent(event, { logId, publicUrl }));
  }

  /** An outage that lasts is an error here: the integration asks again. What is done with a batch may take longer. */
  private async *batches(after: Position, maxBatch: number): AsyncGenerator<readonly RecordedEvent[]> {
    const reading = new AbortController();
    const waiting = (): NodeJS.Timeout => setTimeout(() => reading.abort(), READ_WITHIN_MS);
    let late = waiting();
    try {
      const { signal } = reading;
      for await (const batch of this.store.subscribe({ after: after === 0n ? null : after, signal, maxBatch })) {
        clearTimeout(late);
        yield batch;
        late = waiting();
      }
      throw new EventStoreUnavailableError('the log did not answer in time');
    } finally {
      clearTimeout(late);
      reading.abort();
    }
  }
}

export interface Range {
  readonly after: Cursor;
  readonly until: Cursor | null;
}
/** A part of a range. */
interface Span {
  readonly events: readonly RecordedEvent[];
  /** Behind it; null at the end of the range. */
  readonly next: Cursor | null;
}
interface Read {
  readonly from: Position;
  readonly head: Position;
  readonly wanted: Wanted;
  readonly limit: number;
}

const ofTypes = (batch: readonly RecordedEvent[], wanted: Wanted): readonly RecordedEvent[] =>
  wanted === 'all' ? batch : batch.filter(({ type }) => wanted.has(type));

/** The batch up to the last event that there is room for. */
const upTo = (batch: readonly RecordedEvent[], wanted: Wanted, room: number): readonly RecordedEvent[] => {
  if (wanted === 'all') return batch.slice(0, room);
  let left = room;
  const end = batch.findIndex(({ type }) => wanted.has(type) && --left === 0);
  return end === -1 ? batch : batch.slice(0, end + 1);
};
