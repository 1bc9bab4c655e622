import type { EventStoreLog } from './event-store-log.js';

/** Milliseconds, except where the name says bytes. */
export interface Timing {
  /** Until a connection must stand before an append is sent on it. */
  readonly connectMs: number;
  /** Until one attempt to append must be answered. */
  readonly attemptMs: number;
  /** All attempts of an append together. */
  readonly appendMs: number;
  /** Longest silence while a stream is read. */
  readonly silenceMs: number;
  /** Until a subscription must be confirmed. */
  readonly confirmMs: number;
  /** Pauses before a retry: from the first, doubling, to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Longest wait for a client that is put away. */
  readonly disposeMs: number;
  /** Sent and not answered yet, of all appends together; further ones wait. */
  readonly bytesInFlight: number;
}

export const defaultTiming: Timing = {
  connectMs: 2000,
  attemptMs: 4000,
  appendMs: 10_000,
  silenceMs: 5000,
  confirmMs: 15_000,
  firstPauseMs: 50,
  longestPauseMs: 2000,
  disposeMs: 1000,
  bytesInFlight: 4 * 1024 * 1024,
};

export interface EventStoreDbSettings {
  /** As the server's manual has it: `esdb://user:password@host:2113?tls=true`. */
  readonly connectionString: string;
  /** The log is what stands in streams called `<kind>-…`; absent: in all. */
  readonly streamKinds?: readonly string[];
  /** Streams are called `<prefix>.<kind>-…` there: several games can share a server. */
  readonly streamPrefix?: string | null;
  readonly log?: EventStoreLog;
  readonly timing?: Partial<Timing>;
}
