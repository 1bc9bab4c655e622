import { randomUUID } from 'node:crypto';
import { refusalOf } from '#backend/platform/event-store/append-request.js';
import {
  EventStoreUnavailableError,
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  type SubscribeOptions,
} from '#backend/platform/event-store/event-store.port.js';

/** The event store's port over an array, for unit specs: holds the same contract suite as the adapters. */
export class InMemoryEventStore implements EventStore {
  private readonly log: RecordedEvent[] = [];
  private readonly streams = new Map<string, RecordedEvent[]>();
  private readonly waiting = new Set<() => void>();
  private readonly id = randomUUID();
  private isClosed = false;

  append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    return Promise.resolve(
      this.isClosed ? { status: 'unavailable', cause: 'closed' } : this.appendNow(stream, expected, events),
    );
  }

  readStream(stream: string, { direction, from, limit }: ReadOptions): Promise<readonly RecordedEvent[]> {
    const events = this.streams.get(stream) ?? [];
    const wanted =
      direction === 'forwards'
        ? events.slice(Number(from ?? 0n), Number(from ?? 0n) + limit)
        : events
            .slice(0, from === undefined ? undefined : Number(from) + 1)
            .reverse()
            .slice(0, limit);
    return this.isClosed ? Promise.reject(new EventStoreUnavailableError('closed')) : Promise.resolve(wanted);
  }

  async *subscribe({ after, signal, maxBatch = 500 }: SubscribeOptions): AsyncGenerator<readonly RecordedEvent[]> {
    let next = after === null ? 0 : Number(after);
    while (!signal.aborted && !this.isClosed) {
      const batch = this.log.slice(next, next + maxBatch);
      next += batch.length;
      if (batch.length > 0) yield batch;
      else await this.nextAppend(signal);
    }
  }

  head(): Promise<Position | null> {
    if (this.isClosed) return Promise.reject(new EventStoreUnavailableError('closed'));
    return Promise.resolve(this.log.at(-1)?.position ?? null);
  }

  identity(): Promise<string | null> {
    return Promise.resolve(this.log.length > 0 ? this.id : null);
  }

  holds(position: Position): Promise<boolean> {
    return Promise.resolve(position > 0n && position <= BigInt(this.log.length));
  }

  lastWhere(isEarlier: (event: RecordedEvent) => boolean): Promise<Position | null> {
    return Promise.resolve(this.log.findLast(isEarlier)?.position ?? null);
  }

  close(): Promise<void> {
    this.isClosed = true;
    this.wake();
    return Promise.resolve();
  }

  /** What stands in the log, as it was stored. */
  get recorded(): readonly RecordedEvent[] {
    return this.log;
  }

  private appendNow(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): AppendResult {
    const refusal = refusalOf(stream, expected, events);
    if (refusal) return refusal;
    const existing = this.streams.get(stream) ?? [];
    const first = expected === 'none' ? 0 : Number(expected) + 1;
    const repeated = lastOfRepeated(existing.slice(first, first + events.length), events);
    if (repeated) return appendedAt(repeated);
    if (existing.length !== first) return { status: 'conflict', actual: existing.at(-1)?.revision ?? 'none' };
    const recorded = events.map((event, n) => ({
      ...event,
      stream,
      revision: BigInt(first + n),
      position: BigInt(this.log.length + n + 1),
    }));
    if (first === 0) this.streams.set(stream, existing);
    existing.push(...recorded);
    this.log.push(...recorded);
    this.wake();
    return appendedAt(recorded.at(-1) as RecordedEvent);
  }

  private nextAppend(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.add(resolve);
      signal.addEventListener(
        'abort',
        () => {
          resolve();
        },
        { once: true },
      );
    });
  }

  private wake(): void {
    for (const resolve of this.waiting) resolve();
    this.waiting.clear();
  }
}

const appendedAt = ({ revision, position }: RecordedEvent): AppendResult => ({
  status: 'appended',
  revision,
  position,
});

/** The last of these events where all of them stand in the log already. */
const lastOfRepeated = (there: readonly RecordedEvent[], events: readonly NewEvent[]): RecordedEvent | undefined =>
  there.length === events.length && events.every(({ id }, n) => there[n]?.id === id) ? there.at(-1) : undefined;
