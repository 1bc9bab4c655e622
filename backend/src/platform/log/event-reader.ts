import { type EventMetadata, type EventEnvelope } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { type Position, type RecordedEvent, type Revision } from '../event-store/event-store.port.js';
import { UnreadableEventError } from './log-errors.js';
import { type RecentEvent, type RecentEvents } from './recent-events.js';
import { readMetadata } from './recorded-metadata.js';
import { isErased, isSealed, type SealingCodec } from './sealing-codec.js';
import { type SubjectKey, type SubjectKeys } from './subject-keys.js';
import { type Upcast } from './upcasters.js';

/** A recorded event: opened, and lifted to its current version. */
export type LoggedEvent<F extends AnyEvent = AnyEvent> = EventEnvelope<F> & {
  readonly stream: string;
  readonly revision: Revision;
  readonly position: Position;
};

interface Parsed {
  readonly recorded: RecordedEvent;
  readonly metadata: EventMetadata;
  readonly data: unknown;
  readonly isSealed: boolean;
  /** It need not be parsed where its person's key is still the same. */
  readonly recent?: RecentEvent;
}
export interface EventReaderParts {
  readonly codec: SealingCodec;
  readonly keys: Pick<SubjectKeys, 'find' | 'forget'>;
  readonly upcast: Upcast;
  /** Events that need not be opened again. */
  readonly recent?: Pick<RecentEvents, 'get'>;
}

const ERASURE: AnyEvent['type'] = 'PersonErased';

/** Recorded events to events: parse, open, upcast. Keys are fetched for a whole batch at once. */
export class EventReader {
  constructor(private readonly parts: EventReaderParts) {}

  async read(batch: readonly RecordedEvent[]): Promise<readonly LoggedEvent[]> {
    const parsed = batch.map((recorded) => this.known(recorded) ?? parse(recorded));
    const subjects = this.subjectsOf(parsed);
    const keys = subjects.size === 0 ? NO_KEYS : await this.parts.keys.find(subjects);
    return parsed.map((event) => this.finish(event, keys));
  }

  private known(recorded: RecordedEvent): Parsed | undefined {
    const recent = this.parts.recent?.get(recorded.id);
    if (recent === undefined) return undefined;
    const { metadata, data } = recent.event;
    return { recorded, metadata, data, isSealed: recent.key !== null, recent };
  }

  /**
   * An erasure in the batch drops the key in memory, so that the key is read again: later events must read as in a
   * rebuild.
   */
  private subjectsOf(parsed: readonly Parsed[]): ReadonlySet<string> {
    const subjects = new Set<string>();
    for (const { recorded, metadata, data, isSealed } of parsed) {
      if (recorded.type === ERASURE) this.parts.keys.forget((data as { userId: string }).userId);
      if (isSealed) subjects.add(metadata.subjectId);
    }
    return subjects;
  }

  private finish(parsed: Parsed, keys: ReadonlyMap<string, SubjectKey>): LoggedEvent {
    const { recorded, metadata, data, recent } = parsed;
    const { id, type, stream, revision, position } = recorded;
    if (recent !== undefined) {
      // With another key, or none, the event reads differently: as in a rebuild.
      if (recent.key !== null && recent.key !== keys.get(metadata.subjectId)) return this.finish(parse(recorded), keys);
      const { version } = recent.event;
      return { id, type, version, data, metadata, stream, revision, position } as LoggedEvent;
    }
    try {
      const read = this.openAndUpcast(recorded, data, keys.get(metadata.subjectId));
      return { id, type, ...read, metadata, stream, revision, position } as LoggedEvent;
    } catch (cause) {
      throw unreadable(recorded, cause);
    }
  }

  private openAndUpcast(
    recorded: RecordedEvent,
    data: unknown,
    key: SubjectKey | undefined,
  ): { version: number; data: unknown } {
    const { codec, upcast } = this.parts;
    const { id, type, version } = recorded;
    if (!isSealed(data)) return upcast(type, { version, data });
    if (key === undefined)
      throw new Error('the person of the event has no key: subject_keys must be restored together with the log');
    const read = upcast(type, { version, data: codec.open({ id, type, data }, key) });
    // An upcaster may have changed the placeholders or added a personal field.
    return isErased(data, key) && read.version !== version
      ? { version: read.version, data: codec.blank(type, read.data) }
      : read;
  }
}

const NO_KEYS: ReadonlyMap<string, SubjectKey> = new Map();

const parse = (recorded: RecordedEvent): Parsed => {
  try {
    const data: unknown = JSON.parse(recorded.data);
    return { recorded, metadata: readMetadata(recorded.metadata), data, isSealed: isSealed(data) };
  } catch (cause) {
    throw unreadable(recorded, cause);
  }
};

const unreadable = ({ type, stream, revision }: RecordedEvent, cause: unknown): UnreadableEventError =>
  new UnreadableEventError(`${type} in ${stream} at revision ${revision} can not be read`, { cause });
