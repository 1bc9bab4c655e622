import { type EventEnvelope } from '#contracts/shared/event.js';
import { type AnyEvent } from '#contracts/shared/any-event.js';
import { isPassing, PoisonEventError } from './failures.js';

/** An event for projections: opened, of its current version, with its place in the log. */
export type SourceEvent = EventEnvelope<AnyEvent> & { readonly position: bigint };

export interface SourceOptions {
  /** Exclusive; null: from the beginning. */
  readonly after: bigint | null;
  readonly signal: AbortSignal;
  readonly maxBatch?: number;
}

/** The part of the log that the runner needs: like the event store's port, but with decoded events. */
export interface LogSource<E extends { readonly position: bigint }> {
  /** In order, then live; ends when the signal aborts. Batches are never empty. */
  subscribe(options: SourceOptions): AsyncIterable<readonly E[]>;
  /** Position of the last event, null for an empty log. */
  head(): Promise<bigint | null>;
  /** The log's identity; null for an empty log. */
  identity(): Promise<string | null>;
  /** Whether an event of the log stands at exactly this position. */
  holds(position: bigint): Promise<boolean>;
}
export type EventSource = LogSource<SourceEvent>;

interface Recorded {
  readonly id: string;
  readonly type: string;
  readonly position: bigint;
}
/** Opens and upcasts a batch: one result per event, in order. */
export type Decode<R> = (batch: readonly R[]) => Promise<readonly SourceEvent[]>;

/** One by one, so that readable events are delivered and the unreadable one is named. */
async function* piecemeal<R extends Recorded>(
  batch: readonly R[],
  decode: Decode<R>,
): AsyncGenerator<readonly SourceEvent[]> {
  for (const recorded of batch) {
    try {
      yield await decode([recorded]);
    } catch (cause) {
      throw isPassing(cause) ? cause : new PoisonEventError(recorded, cause);
    }
  }
}

/** The log of the event store, decoded. */
export const decodedSource = <R extends Recorded>(store: LogSource<R>, decode: Decode<R>): EventSource => ({
  head: () => store.head(),
  identity: () => store.identity(),
  holds: (position) => store.holds(position),
  async *subscribe(options) {
    for await (const batch of store.subscribe(options)) {
      const events = await decode(batch).catch((error: unknown) => {
        if (isPassing(error)) throw error;
        return null;
      });
      if (events) yield events;
      else yield* piecemeal(batch, decode);
    }
  },
});
