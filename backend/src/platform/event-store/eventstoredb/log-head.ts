import {
  BACKWARDS,
  END,
  type AllStreamResolvedEvent,
  type ReadAllOptions,
  type ReadPosition,
} from '@eventstore/db-client';
import type { Position, RecordedEvent } from '../event-store.port.js';
import type { OwnStreams } from './own-streams.js';

/** The last event is mostly the log's own, and every look at the server's health asks for it: the pages grow. */
const FIRST_PAGE = 4;
const LARGEST_PAGE = 256;

export type ReadAll = (options: ReadAllOptions) => Promise<readonly AllStreamResolvedEvent[]>;

/**
 * Position of the log's last event that is wanted, null where there is none. A backward read begins before the given position, so that
 * no page repeats the last event of the page before.
 */
export const lastOwnPosition = async (
  readAll: ReadAll,
  streams: OwnStreams,
  isWanted: (event: RecordedEvent) => boolean = () => true,
): Promise<Position | null> => {
  let fromPosition: ReadPosition = END;
  for (let maxCount = FIRST_PAGE; ; maxCount = Math.min(LARGEST_PAGE, 4 * maxCount)) {
    const page = await readAll({ direction: BACKWARDS, fromPosition, maxCount });
    const found = page.find((each) => streams.isOurs(each) && isWanted(streams.recorded(each)));
    if (found !== undefined) return streams.recorded(found).position;
    const oldest = page.at(-1)?.event?.position;
    if (page.length < maxCount || oldest === undefined) return null;
    fromPosition = oldest;
  }
};
