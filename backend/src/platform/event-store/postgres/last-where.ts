import type { Position, RecordedEvent } from '../event-store.port.js';
import type { LogReader } from './log-reader.js';

/** `lastWhere` of the port, by halves: of a million events it reads twenty. Positions have no gaps. */
export const lastWhere = async (
  reader: Pick<LogReader, 'head' | 'readAfter'>,
  isEarlier: (event: RecordedEvent) => boolean,
): Promise<Position | null> => {
  let [last, end] = [0n, await reader.head()];
  while (last < end) {
    const middle = (last + end + 1n) / 2n;
    const [event] = await reader.readAfter(middle - 1n, 1);
    if (event && isEarlier(event)) last = middle;
    else end = middle - 1n;
  }
  return last === 0n ? null : last;
};
