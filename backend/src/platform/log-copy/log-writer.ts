import { type RecordedEvent } from '../event-store/event-store.port.js';

/** Adds to the end of a log what another one holds. */
export interface LogWriter {
  /** In order; what it has written stays when it fails or is killed, and is the beginning of what it was given. */
  write(events: readonly RecordedEvent[]): Promise<void>;
}
