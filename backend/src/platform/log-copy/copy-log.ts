import { type EventStore, type Position, type RecordedEvent } from '../event-store/event-store.port.js';
import { reach } from '../faults/fault-points.js';
import { eventsBetween } from '../subscriptions/events-between.js';
import { type LogWriter } from './log-writer.js';
import { LogsDifferError, LogSum } from './same-event.js';

export interface LogCopy {
  readonly from: EventStore;
  readonly to: EventStore;
  readonly writer: LogWriter;
  /** Positions of the source that are asked for in the target. */
  readonly places?: ReadonlySet<Position>;
  readonly onProgress?: (step: 'compared' | 'copied' | 'verified', events: number) => void;
}
export interface CopiedLog {
  /** The whole copy, of which this run has appended so many. */
  readonly events: number;
  readonly appended: number;
  /** Of all events in order, which are the same in both. */
  readonly sha256: string;
  /** Positions of the source, up to which was copied, with those of the same events in the target. */
  readonly places: ReadonlyMap<Position, Position>;
  readonly upTo: Position | null;
}

const BATCH = 500;

/** One run: what the target has is compared, the rest is appended, then read back and compared. */
class Run {
  private readonly sum = new LogSum();
  private readonly found = new Map<Position, Position>();
  private last: { readonly from: Position | null; readonly to: Position | null } = { from: null, to: null };
  private appended = 0;

  constructor(
    private readonly copy: LogCopy,
    private readonly goal: Position | null,
  ) {}

  async whole(): Promise<CopiedLog> {
    await this.compareTo(await this.copy.to.head(), 'compared');
    await this.appendRest();
    await this.compareTo(await this.copy.to.head(), 'verified');
    if (this.last.from !== this.goal) throw new LogsDifferError('the copy ends before its source');
    const { events, sha256 } = this.sum;
    return { events, appended: this.appended, sha256, places: this.found, upTo: this.goal };
  }

  /** Side by side, from where they were last the same to the end of the target. */
  private async compareTo(end: Position | null, step: 'compared' | 'verified'): Promise<void> {
    const source = eventsBetween(this.copy.from, this.last.from, this.goal);
    for await (const target of eventsBetween(this.copy.to, this.last.to, end)) {
      const { value, done } = await source.next();
      if (done === true) throw new LogsDifferError(`${target.type} ${target.id} of the target is not in the source`);
      this.same(value, target);
      this.tell(step, this.sum.events);
    }
    await source.return(undefined);
  }

  private same(source: RecordedEvent, target: RecordedEvent): void {
    this.sum.add(source, target);
    this.last = { from: source.position, to: target.position };
    if (this.copy.places?.has(source.position)) this.found.set(source.position, target.position);
  }

  private async appendRest(): Promise<void> {
    let batch: RecordedEvent[] = [];
    const flush = async (): Promise<void> => {
      if (batch.length > 0) await this.copy.writer.write(batch);
      this.appended += batch.length;
      reach('eventlog:batch-copied');
      this.tell('copied', this.sum.events + this.appended);
      batch = [];
    };
    for await (const event of eventsBetween(this.copy.from, this.last.from, this.goal)) {
      batch.push(event);
      if (batch.length === BATCH) await flush();
    }
    await flush();
  }

  private tell(step: 'compared' | 'copied' | 'verified', events: number): void {
    this.copy.onProgress?.(step, events);
  }
}

/**
 * Copies a log up to the position at which it is now: same order, same ids, each stream the same. It can be killed at any
 * point; the next run compares what is there and goes on, also with what the source has got since.
 * @throws LogsDifferError where the target is no beginning of the source, WrongLogError, EventStoreUnavailableError
 */
export const copyLog = async (copy: LogCopy): Promise<CopiedLog> => new Run(copy, await copy.from.head()).whole();
