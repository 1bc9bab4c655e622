import { randomUUID } from 'node:crypto';
import type {
  AppendResult,
  EventStore,
  NewEvent,
  Position,
  RecordedEvent,
} from '#backend/platform/event-store/event-store.port.js';

export const newEvent = (part: Partial<NewEvent> = {}): NewEvent => ({
  id: randomUUID(),
  type: 'SampleHappened',
  version: 1,
  data: '{"n":1}',
  metadata: '{"commandId":"c"}',
  ...part,
});

export const newEvents = (count: number): NewEvent[] =>
  Array.from({ length: count }, (_, n) => newEvent({ data: JSON.stringify({ n }) }));

/** A name that no other test uses: the suite may run on a shared server. */
export const uniqueStream = (): string => `sample-${randomUUID()}`;

/** The append must have succeeded: its revision and position. */
export const appended = (result: AppendResult): { revision: bigint; position: Position } => {
  if (result.status !== 'appended')
    throw new Error(`not appended: ${result.status} ${'cause' in result ? result.cause : ''}`);
  return result;
};

export const idsOf = (events: readonly NewEvent[]): string[] => events.map(({ id }) => id);

export interface Following {
  readonly after: Position | null;
  /** Only these streams are collected. */
  readonly streams: ReadonlySet<string>;
  /** How many events to wait for. */
  readonly count: number;
  readonly maxBatch?: number;
  readonly deadlineMs?: number;
}

/** The first `count` events that a new subscription delivers from the given streams, or what came before the deadline. */
export const follow = async (store: EventStore, following: Following): Promise<RecordedEvent[]> => {
  const { after, streams, count, maxBatch, deadlineMs = 20_000 } = following;
  const signal = AbortSignal.timeout(deadlineMs);
  const seen: RecordedEvent[] = [];
  for await (const batch of store.subscribe({ after, signal, ...(maxBatch === undefined ? {} : { maxBatch }) })) {
    seen.push(...batch.filter(({ stream }) => streams.has(stream)));
    if (seen.length >= count) break;
  }
  return seen;
};

export const risesStrictly = (positions: readonly bigint[]): boolean =>
  positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? position));

/** Resolves to the value, or rejects when it is not there in time. */
export const within = async <T>(ms: number, promise: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`nothing within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
};
