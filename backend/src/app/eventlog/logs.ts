import type pg from 'pg';
import { type EventStore } from '#backend/platform/event-store/event-store.port.js';

/** What one run works with. */
export interface Logs {
  readonly from: EventStore;
  readonly to: EventStore;
  /** A session of its own. */
  readonly client: pg.Client;
}
