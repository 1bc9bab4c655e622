import type { KnownLog } from '../event-store.port.js';
import type { EventStoreLog } from './event-store-log.js';

/** Milliseconds, except where the name says bytes. */
export interface Timing {
  /** Longest wait for a connection before an append is sent. */
  readonly connectMs: number;
  /** Longest wait for the answer to one attempt to append. */
  readonly attemptMs: number;
  /** All attempts of an append together. */
  readonly appendMs: number;
  /** Longest silence while a stream is read. */
  readonly silenceMs: number;
  /** Longest wait for the confirmation of a subscription. */
  readonly confirmMs: number;
  /** Pauses before a retry: from the first, doubling, to the longest. */
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** Longest wait for the disposal of a client. */
  readonly disposeMs: number;
  /** Bytes of all appends that are sent and not answered yet; further appends wait. */
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
  /** As in the server's manual: `esdb://user:password@host:2113?tls=true`. */
  readonly connectionString: string;
  /** The log is the events in streams named `<kind>-…`; absent: in all streams. */
  readonly streamKinds?: readonly string[];
  /** On the server, streams are named `<prefix>.<kind>-…`, so that several games can share it. */
  readonly streamPrefix?: string | null;
  readonly log?: EventStoreLog;
  readonly timing?: Partial<Timing>;
  /** The log must be this one, where it is known. */
  readonly known?: KnownLog;
}
