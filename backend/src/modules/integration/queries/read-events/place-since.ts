import {
  type EventStore,
  EventStoreUnavailableError,
  type Position,
  type RecordedEvent,
} from '#backend/platform/event-store/event-store.port.js';
import { readMetadata } from '#backend/platform/log/recorded-metadata.js';

/** An event has the time at which its work began: others that began later may stand before it, for about as long as work takes. */
const OUT_OF_ORDER_MS = 5 * 60_000;

const timeOf = ({ metadata }: RecordedEvent): number => Date.parse(readMetadata(metadata).occurredAt);

type Batches = (after: Position) => AsyncIterable<readonly RecordedEvent[]>;

const late = (): EventStoreUnavailableError =>
  new EventStoreUnavailableError('the place of a time was not found in time');

const beginsAt = async (time: number, batches: Batches): Promise<boolean> => {
  for await (const [first] of batches(0n)) return first !== undefined && timeOf(first) >= time;
  return false;
};

/**
 * The place before the first event of a time or later; 0 is the beginning of the log. One log is searched backwards from
 * its end: for its beginning that would be all of it, so its first event is looked at before.
 * @param isLate ends the search @throws EventStoreUnavailableError
 */
export const placeSince = async (
  store: Pick<EventStore, 'head' | 'lastWhere'>,
  since: Date,
  batches: Batches,
  isLate: () => boolean,
): Promise<Position> => {
  const [head, time] = [(await store.head()) ?? 0n, since.getTime()];
  if (head === 0n || (await beginsAt(time, batches))) return 0n;
  const at = (await store.lastWhere((event) => isLate() || timeOf(event) < time - OUT_OF_ORDER_MS)) ?? 0n;
  if (isLate()) throw late();
  return at >= head ? at : forwards({ at, head, time }, batches, isLate);
};

interface Search {
  readonly at: Position;
  readonly head: Position;
  readonly time: number;
}

/** From a place before the time, event by event. */
const forwards = async ({ at, head, time }: Search, batches: Batches, isLate: () => boolean): Promise<Position> => {
  let place = at;
  for await (const batch of batches(at)) {
    const found = batch.findIndex((event) => timeOf(event) >= time);
    place = batch[found === -1 ? batch.length - 1 : found - 1]?.position ?? place;
    if (found !== -1 || place >= head) break;
    if (isLate()) throw late();
  }
  return place;
};
