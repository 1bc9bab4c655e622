import { type EventMetadata, type EventEnvelope } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { declarationOf } from '#contracts/shared/event-registry.js';
import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type ReadOptions,
  type RecordedEvent,
} from '../event-store/event-store.port.js';
import { appendUntilKnown, type AppendRetry } from './append-until-known.js';
import { EventReader, type EventReaderParts, type LoggedEvent } from './event-reader.js';
import { RecentEvents } from './recent-events.js';
import { LogUnavailableError } from './log-errors.js';
import { writeMetadata } from './recorded-metadata.js';
import { type SealingCodec } from './sealing-codec.js';
import { type SubjectKey, type SubjectKeys } from './subject-keys.js';
import { type Upcast } from './upcasters.js';

export type AppendOutcome<F extends AnyEvent> = AppendResult & {
  /** The appended events, as a later read returns them: without the data of an erased person. */
  readonly events: readonly EventEnvelope<F>[];
};

/** An event of any version that was ever written. */
export type WrittenEvent = Omit<LoggedEvent, 'version' | 'data'> & { readonly version: number; readonly data: unknown };

export interface EventLogParts {
  readonly store: EventStore;
  readonly codec: SealingCodec;
  readonly keys: SubjectKeys;
  readonly upcast: Upcast;
  readonly waiting: AppendRetry;
}

/**
 * The log as the rest of the product sees it: takes decided events, returns recorded events. It seals, opens and
 * upcasts.
 */
export class EventLog {
  private readonly recent = new RecentEvents();
  private readonly reader: EventReader;
  private readonly following: EventReader;
  private readonly keyless: EventReader;
  private readonly unlifted: EventReader;

  constructor(private readonly parts: EventLogParts) {
    this.reader = new EventReader(parts);
    this.following = new EventReader({ ...parts, recent: this.recent });
    this.keyless = new EventReader({ ...parts, keys: NO_KEYS });
    this.unlifted = new EventReader({ ...parts, upcast: (_, written) => written });
  }

  /**
   * All or nothing. The events get their ids here, once, and keep them when the append is repeated after an unknown
   * outcome. @throws LogUnavailableError when the person's key can't be reached; nothing was written. TypeError for an
   * event in a stream of another kind
   */
  async append<F extends AnyEvent>(
    stream: string,
    expected: ExpectedRevision,
    decided: readonly F[],
    metadata: EventMetadata,
  ): Promise<AppendOutcome<F>> {
    for (const { type } of decided) requireOwnStream(type, stream);
    const { store, waiting } = this.parts;
    const key = await this.keyFor(decided, metadata.subjectId);
    const events = decided.map((event) => this.eventOf(event, key, metadata));
    const sealed = this.sealAll(events, key, writeMetadata(metadata));
    return { ...(await appendUntilKnown(() => store.append(stream, expected, sealed), waiting)), events };
  }

  /** Empty for a stream that does not exist. @throws LogUnavailableError, UnreadableEventError */
  async readStream(stream: string, options: ReadOptions): Promise<readonly LoggedEvent[]> {
    const recorded = await this.parts.store.readStream(stream, options).catch(unavailable);
    return recorded.length === 0 ? [] : this.reader.read(recorded);
  }

  /** Events opened, and of the versions in which they were written. @throws as `readStream` */
  async readAsWritten(stream: string, options: ReadOptions): Promise<readonly WrittenEvent[]> {
    const recorded = await this.parts.store.readStream(stream, options).catch(unavailable);
    return recorded.length === 0 ? [] : this.unlifted.read(recorded);
  }

  /** @throws LogUnavailableError, UnreadableEventError */
  async decode(recorded: RecordedEvent): Promise<LoggedEvent> {
    const [event] = await this.reader.read([recorded]);
    return event as LoggedEvent;
  }

  /**
   * For followers of the log: in order, with one query for all keys that are not in memory; this process' own newest
   * events are not opened again. @throws LogUnavailableError, UnreadableEventError
   */
  decodeMany(batch: readonly RecordedEvent[]): Promise<readonly LoggedEvent[]> {
    return this.following.read(batch);
  }

  /**
   * Without anybody's key: personal fields read as if their person had been erased, so that what only passes ids on
   * never holds a text. @throws UnreadableEventError
   */
  readWithoutKeys(batch: readonly RecordedEvent[]): Promise<readonly LoggedEvent[]> {
    return this.keyless.read(batch);
  }

  /** Null without personal data: then no key is needed. */
  private keyFor(events: readonly AnyEvent[], subjectId: string): SubjectKey | null | Promise<SubjectKey> {
    const { codec, keys } = this.parts;
    if (!events.some(({ type }) => codec.hasPersonalFields(type))) return null;
    return keys.cached(subjectId) ?? keys.forSealing(subjectId);
  }

  private eventOf<F extends AnyEvent>(
    { type, version, data }: F,
    key: SubjectKey | null,
    metadata: EventMetadata,
  ): EventEnvelope<F> {
    const known = key === 'destroyed' ? this.parts.codec.blank(type, data) : data;
    return {
      type,
      version,
      data: known,
      id: this.parts.waiting.random.uuid(),
      metadata,
    } as unknown as EventEnvelope<F>;
  }

  private sealAll(
    events: readonly EventEnvelope<AnyEvent>[],
    key: SubjectKey | null,
    metadata: string,
  ): readonly NewEvent[] {
    return events.map((event) => {
      const { id, type, version } = event;
      const sealed = key !== null && this.parts.codec.hasPersonalFields(type);
      this.recent.add(event, sealed ? key : null);
      const data = sealed ? this.parts.codec.seal(event, key) : JSON.stringify(event.data);
      return { id, type, version, data, metadata };
    });
  }
}

const NO_KEYS: EventReaderParts['keys'] = {
  find: (subjects) => Promise.resolve(new Map([...subjects].map((subject) => [subject, 'destroyed']))),
  forget: () => undefined,
};

const requireOwnStream = (type: string, stream: string): void => {
  const { stream: kind } = declarationOf(type);
  if (!stream.startsWith(`${kind}-`)) throw new TypeError(`${type} belongs to streams ${kind}-<id>, not to ${stream}`);
};

const unavailable = (cause: unknown): never => {
  throw new LogUnavailableError('the log can not be read', { cause });
};
