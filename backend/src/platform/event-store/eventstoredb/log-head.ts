import {
  BACKWARDS,
  END,
  type AllStreamResolvedEvent,
  type ReadAllOptions,
  type ReadPosition,
} from '@eventstore/db-client';
import type { Position } from '../event-store.port.js';
import type { OwnStreams } from './own-streams.js';

const PAGE = 256;

export type ReadAll = (options: ReadAllOptions) => Promise<readonly AllStreamResolvedEvent[]>;

/**
 * Position of the log's last event, null where there is none. A backward read begins before the given position, so that
 * no page repeats the last event of the page before.
 */
export const lastOwnPosition = async (readAll: ReadAll, streams: OwnStreams): Promise<Position | null> => {
  for (let fromPosition: ReadPosition = END; ;) {
    const page = await readAll({ direction: BACKWARDS, fromPosition, maxCount: PAGE });
    const found = page.find(streams.isOurs);
    if (found !== undefined) return streams.recorded(found).position;
    const oldest = page.at(-1)?.event?.position;
    if (page.length < PAGE || oldest === undefined) return null;
    fromPosition = oldest;
  }
};
