import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type RecordedEvent } from '../event-store/event-store.port.js';
import { eventRow } from '../event-store/postgres/event-row.js';
import { type LogWriter } from './log-writer.js';
import { ignored } from '#backend/shared/ignored.js';

const HEAD = 'select position::text from event_log_head for update';
const COPY = 'copy events (position, stream, revision, id, type, version, data, metadata, packed) from stdin';

/** Into the table of the log by COPY: events and head in one transaction. */
export const tableWriter = (client: pg.Client): LogWriter => {
  const append = async (events: readonly RecordedEvent[]): Promise<void> => {
    const { rows } = await client.query<{ position: string }>(HEAD);
    const head = BigInt(rows[0]?.position ?? 0);
    const lines = events.map((event, n) => eventRow(event, head + BigInt(n) + 1n));
    await pipeline(Readable.from(lines, { objectMode: false }), client.query(copyFrom(COPY)));
    await client.query('update event_log_head set position = $1', [head + BigInt(events.length)]);
  };
  return {
    write: async (events) => {
      await client.query('begin');
      try {
        await append(events);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback').catch(ignored.afterAnError);
        throw error;
      }
    },
  };
};
