import pg from 'pg';
import { type Queryable } from '../log/queryable.js';
import { type ArchiveHeader, BackupError, type Manifest } from './archive-format.js';
import { type ComparedReadModels } from './compare-read-models.js';

/** A backup whose tables are in the database; what follows is not done yet. */
export interface LoadedBackup {
  readonly header: ArchiveHeader;
  readonly manifest: Manifest;
}

const MAKE = 'create table restore_under_way (sha256 text not null, loaded json not null, compared json)';
const EXISTS = "select to_regclass('restore_under_way') is not null as exists";

/** In the transaction that fills the tables: from then on no game starts here until the restore is finished. */
export const markRestore = async (db: Queryable, sha256: string, loaded: LoadedBackup): Promise<void> => {
  await db.query({ text: MAKE });
  const text = 'insert into restore_under_way (sha256, loaded) values ($1, $2)';
  await db.query({ text, values: [sha256, JSON.stringify(loaded)] });
};

export interface RestoreUnderWay extends LoadedBackup {
  readonly sha256: string;
  /** Null until the read models were found to be as they were. */
  readonly compared: ComparedReadModels | null;
}

export const restoreUnderWay = async (db: Queryable): Promise<RestoreUnderWay | null> => {
  if (!(await db.query<{ exists: boolean }>({ text: EXISTS })).rows[0]?.exists) return null;
  const text = 'select sha256, loaded, compared from restore_under_way';
  type Row = Pick<RestoreUnderWay, 'sha256' | 'compared'> & { readonly loaded: LoadedBackup };
  const [row] = (await db.query<Row>({ text })).rows;
  return row ? { ...row.loaded, sha256: row.sha256, compared: row.compared } : null;
};

/** From now on people may be erased again, after which the read models are no longer as they were. */
export const markCompared = async (db: Queryable, compared: ComparedReadModels): Promise<void> => {
  await db.query({ text: 'update restore_under_way set compared = $1', values: [JSON.stringify(compared)] });
};

export const finishRestore = async (db: Queryable): Promise<void> => {
  await db.query({ text: 'drop table restore_under_way' });
};

/** @throws BackupError where a restore has not come to its end */
export const refuseHalfRestored = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  const loaded = await restoreUnderWay(client).finally(() => client.end());
  if (loaded !== null)
    throw new BackupError(
      'A restore into this database is not finished: run `npm run restore` with the same file again, and it goes on',
    );
};
