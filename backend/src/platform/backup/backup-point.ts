import type pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { type EventStore, type LogId, type Position } from '../event-store/event-store.port.js';
import { liveCheckpoints, isCurrent } from '../projections/checkpoints.js';
import { type TableSum, sumOf } from '../projections/checksum.js';
import { pause } from '../retry/pause.js';
import { SAME_WORDS } from './copied-rows.js';

/** The database at one position of the log: a transaction that sees nothing later. */
export interface BackupPoint {
  readonly logId: LogId | null;
  /** Null: an empty log. */
  readonly position: Position | null;
}
export interface Reached {
  readonly name: string;
  readonly position: Position;
}
export interface LiveSum extends TableSum {
  readonly readModel: string;
  readonly version: number;
  readonly shape: string;
  readonly position: Position;
}

const BEGIN = 'begin isolation level repeatable read read only';
const LOG_TABLE = 'select position::text, identity::text from event_log_head';
const TRIES = 100;
const PAUSE_MS = 20;

/** The log is a table of the same database: one transaction sees both. */
const inOneDatabase = async (client: pg.Client): Promise<BackupPoint> => {
  await client.query(BEGIN);
  const { rows } = await client.query<{ position: string; identity: string }>(LOG_TABLE);
  const [head] = rows;
  if (head === undefined || head.position === '0') return { logId: null, position: null };
  return { logId: head.identity, position: BigInt(head.position) };
};

/**
 * The log is elsewhere: waits for a moment in which nothing is appended. If none comes, the tables are a little newer
 * than the position, as after a process killed between its table and its event: keys are never missing.
 */
const betweenAppends = async (client: pg.Client, store: EventStore): Promise<BackupPoint> => {
  const { signal } = new AbortController();
  for (let tries = 1; ; tries++) {
    const position = await store.head();
    await client.query(BEGIN);
    await client.query('select 1 from subject_keys limit 1');
    if (tries === TRIES || (await store.head()) === position) return { logId: await store.identity(), position };
    await client.query('rollback');
    await pause(PAUSE_MS, signal);
  }
};

/** Begins the transaction. @param store of EventStoreDB; null where the log is in this database */
export const beginBackupPoint = async (client: pg.Client, store: EventStore | null): Promise<BackupPoint> => {
  await client.query(SAME_WORDS);
  return store === null ? inOneDatabase(client) : betweenAppends(client, store);
};

export const reactionsReached = async (client: pg.Client): Promise<readonly Reached[]> => {
  const { rows } = await client.query<{ name: string; position: string }>(
    'select name, position::text from reaction_checkpoints order by name',
  );
  return rows.map(({ name, position }) => ({ name, position: BigInt(position) }));
};

/** The read models of this version of the game that have read anything of this log, as they stand. */
export const liveSums = async (client: pg.Client, logId: LogId | null): Promise<readonly LiveSum[]> => {
  const live = await liveCheckpoints(client);
  const sums: LiveSum[] = [];
  for (const model of READ_MODELS) {
    const found = live.get(model.table.name);
    if (!found || found.position === null || found.logId !== logId || !isCurrent(model, found)) continue;
    const { version, shape, position } = found;
    const sum = await sumOf(client, model.table, model.table.name);
    sums.push({ readModel: model.table.name, version, shape, position, ...sum });
  }
  return sums;
};
