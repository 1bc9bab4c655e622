import { type EventStore, type Position, type RecordedEvent } from '#backend/platform/event-store/event-store.port.js';
import { readMetadata } from '#backend/platform/log/recorded-metadata.js';

/** An event has the time at which its work began: others that began later may stand before it, for about as long as work takes. */
const OUT_OF_ORDER_MS = 5 * 60_000;

const timeOf = ({ metadata }: RecordedEvent): number => Date.parse(readMetadata(metadata).occurredAt);

type Batches = (after: Position) => AsyncIterable<readonly RecordedEvent[]>;

/** The place before the first event of a time or later; 0 is the beginning of the log. @throws EventStoreUnavailableError */
export const placeSince = async (
  store: Pick<EventStore, 'head' | 'lastWhere'>,
  since: Date,
  batches: Batches,
): Promise<Position> => {
  const [head, time] = [(await store.head()) ?? 0n, since.getTime()];
  let at = (await store.lastWhere((event) => timeOf(event) < time - OUT_OF_ORDER_MS)) ?? 0n;
  if (at >= head) return at;
  for await (const batch of batches(at)) {
    const found = batch.findIndex((event) => timeOf(event) >= time);
    at = batch[found === -1 ? batch.length - 1 : found - 1]?.position ?? at;
    if (found !== -1 || at >= head) break;
  }
  return at;
};
