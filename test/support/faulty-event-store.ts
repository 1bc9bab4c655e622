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

/**
 * The fault of the next append. `lost-answer`: written, but the answer is lost. `lost-request`: not written, and the
 * outcome is unknown. A function runs before the append and may write.
 */
export type Fault = 'none' | 'lost-answer' | 'lost-request' | 'unavailable' | (() => Promise<unknown>);

/** An event store whose next calls fail as planned; it records the requested appends. */
export class FaultyEventStore implements EventStore {
  readonly appends: {
    readonly stream: string;
    readonly expected: ExpectedRevision;
    readonly events: readonly NewEvent[];
  }[] = [];
  /** One for each append to come. */
  readonly faults: Fault[] = [];
  reads = 0;
  eventsRead = 0;
  isUnreadable = false;

  constructor(private readonly real: EventStore) {}

  async append(stream: string, expected: ExpectedRevision, events: readonly NewEvent[]): Promise<AppendResult> {
    this.appends.push({ stream, expected, events });
    const fault = this.faults.shift() ?? 'none';
    if (fault === 'unavailable') return { status: 'unavailable', cause: 'as planned' };
    if (fault === 'lost-request') return { status: 'unknown', cause: 'as planned' };
    if (typeof fault === 'function') await fault();
    const result = await this.real.append(stream, expected, events);
    return fault === 'lost-answer' ? { status: 'unknown', cause: 'as planned' } : result;
  }

  async readStream(stream: string, options: ReadOptions): Promise<readonly RecordedEvent[]> {
    this.reads++;
    if (this.isUnreadable) throw new EventStoreUnavailableError('as planned');
    const events = await this.real.readStream(stream, options);
    this.eventsRead += events.length;
    return events;
  }

  subscribe(options: SubscribeOptions): AsyncIterable<readonly RecordedEvent[]> {
    return this.real.subscribe(options);
  }

  head(): Promise<Position | null> {
    return this.real.head();
  }

  identity(): Promise<string | null> {
    return this.real.identity();
  }

  holds(position: Position): Promise<boolean> {
    return this.real.holds(position);
  }

  lastWhere(isEarlier: (event: RecordedEvent) => boolean): Promise<Position | null> {
    return this.real.lastWhere(isEarlier);
  }

  close(): Promise<void> {
    return this.real.close();
  }
}
