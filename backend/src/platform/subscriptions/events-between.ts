import { type EventStore, type Position, type RecordedEvent } from '../event-store/event-store.port.js';
import { EventCursor } from './event-cursor.js';

const PAGE = 500;
const PATIENCE_MS = 60_000;

/** The events after one position and up to another, in order. @throws LogSilentError, WrongLogError */
export async function* eventsBetween(
  store: Pick<EventStore, 'subscribe'>,
  after: Position | null,
  upTo: Position | null,
): AsyncGenerator<RecordedEvent, undefined> {
  if (upTo === null || (after !== null && after >= upTo)) return;
  const cursor = new EventCursor(store, { after, readAhead: 2 * PAGE, patienceMs: PATIENCE_MS });
  try {
    for (;;) {
      const page = await cursor.take(PAGE, upTo);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || last.position >= upTo) return;
    }
  } finally {
    await cursor.close();
  }
}
