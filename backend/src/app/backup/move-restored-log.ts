import pg from 'pg';
import { BackupError, type Manifest, type Ordinal } from '#backend/platform/backup/archive-format.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type CopiedLog, copyLog } from '#backend/platform/log-copy/copy-log.js';
import { eventStoreWriter } from '#backend/platform/log-copy/event-store-writer.js';
import { movePlaces } from '#backend/platform/log-copy/move-places.js';
import { LogsDifferError } from '#backend/platform/log-copy/same-event.js';
import { type Platform } from '../platform.js';
import { count, progressLines } from './progress-lines.js';

/** The table held the log only for the restore: no other code ever removes its events. */
const EMPTY_TABLE = `truncate events;
  update event_log_head set position = 0, identity = gen_random_uuid()`;

const inWords = (copying: Promise<CopiedLog>): Promise<CopiedLog> =>
  copying.catch((error: unknown) => {
    if (!(error instanceof LogsDifferError)) throw error;
    throw new BackupError(`The log of EVENTSTORE_URL is no beginning of the one that is restored: ${error.message}`);
  });

/**
 * With EVENTSTORE_URL the restored log goes on there, as a copy with an identity of its own; what a killed run has copied
 * stays. @returns where the events of the backup stand now
 */
export const moveRestoredLog = async (
  platform: Platform,
  { reactions, readModels }: Manifest,
  print: (line: string) => void,
): Promise<(at: Ordinal) => Position> => {
  if (platform.config.eventStoreUrl === null) return BigInt;
  const wanted = new Set([...reactions, ...readModels].map(({ at }) => BigInt(at)));
  const table = createPostgresEventStore({ connectionString: platform.databaseUrl, log: platform.log });
  const tell = progressLines(print);
  try {
    const from = await table.identity();
    const { places } = await inWords(
      copyLog({
        from: table,
        to: platform.store,
        writer: eventStoreWriter(platform.store),
        places: wanted,
        onProgress: (step, events) => tell(`${count(events)} events ${step}`),
      }),
    );
    const to = await platform.store.identity();
    if (to !== null) await inTransaction(platform.databaseUrl, (db) => movePlaces(db, { from, to }, places));
    return (at) => places.get(BigInt(at)) ?? 0n;
  } finally {
    await table.close();
  }
};

const inTransaction = async (databaseUrl: string, work: (db: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    await client.end();
  }
};

/** Empties the table once the restore is complete. */
export const emptyStation = async ({ config, pool }: Platform): Promise<void> => {
  if (config.eventStoreUrl !== null) await pool.query(EMPTY_TABLE);
};
