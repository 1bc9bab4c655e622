import pg from 'pg';
import { STREAM_KINDS } from '#contracts/shared/event-registry.js';
import { type ArchiveHeader, BackupError } from '#backend/platform/backup/archive-format.js';
import { proveSeal } from '#backend/platform/backup/archive-seal.js';
import { restoreUnderWay } from '#backend/platform/backup/half-restored.js';
import { loadBackup } from '#backend/platform/backup/load-backup.js';
import { type Config } from '#backend/platform/config/config.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { errorCode } from '#backend/platform/files/error-code.js';
import { fileErrorReason } from '#backend/platform/files/file-error.js';
import { fingerprintOf } from '#backend/platform/keys/fingerprint.js';
import { type FirstWork } from '../bootstrap.js';
import { MIGRATIONS } from '../migrations.js';
import { count, progressLines } from './progress-lines.js';
import { ignored } from '#backend/shared/ignored.js';

const RELATIONS = `select count(*)::int as found from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'`;

/** What is sealed in the backup opens with this key alone. */
const requireDiceKey = (file: string, { diceKey }: ArchiveHeader, { secrets }: Config): void => {
  const { place, value } = secrets.diceKey;
  if (diceKey === null || (value !== null && fingerprintOf('dice-key', value) === diceKey)) return;
  const found = value === null ? `${place} is missing` : `${place} is another key`;
  throw new BackupError(
    `${file} is sealed with a dice key of its own, but ${found}: put the key of that game there first (docs/keys.md)`,
  );
};

const requireEmpty = async (client: pg.Client, { databaseUrl, dataDir }: Config): Promise<void> => {
  const { rows } = await client.query<{ found: number }>(RELATIONS);
  if (rows[0]?.found === 0) return;
  const place = databaseUrl === null ? `The database in ${dataDir}` : 'The database of DATABASE_URL';
  const wayOut = databaseUrl === null ? 'set DATA_DIR to a folder without one' : 'make an empty one';
  throw new BackupError(`${place} is not empty: a backup is restored into an empty one only; ${wayOut}`);
};

/** What a killed restore has copied there belongs to the restore that is under way. */
const requireEmptyLog = async ({ eventStoreUrl, eventStorePrefix }: Config): Promise<void> => {
  if (eventStoreUrl === null) return;
  const store = createEventStoreDbEventStore({
    connectionString: eventStoreUrl,
    streamKinds: STREAM_KINDS,
    streamPrefix: eventStorePrefix,
  });
  const head = await store.head().finally(() => store.close());
  if (head !== null)
    throw new BackupError(
      'The log of EVENTSTORE_URL is not empty: a backup is restored into an empty one only; set another EVENTSTORE_PREFIX',
    );
};

const provenSeal = async (file: string): Promise<string> => {
  try {
    return await proveSeal(file);
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = errorCode(error) === 'ENOENT' ? 'there is no such file' : fileErrorReason(error);
    throw new BackupError(`${file} can't be read: ${reason}`);
  }
};

/** The first half of a restore, all or nothing; it is skipped if it was done before. @throws BackupError */
export const loadIntoEmpty =
  (file: string): FirstWork =>
  async ({ databaseUrl, config, print }) => {
    const sha256 = await provenSeal(file);
    const client = new pg.Client({ connectionString: databaseUrl, application_name: 'steppes-restore' });
    client.on('error', () => undefined);
    await client.connect();
    try {
      const begun = await restoreUnderWay(client);
      if (begun?.sha256 === sha256) {
        print('Going on with the restore of this file');
        return;
      }
      if (begun)
        throw new BackupError('The restore of another file is under way in this database: go on with that one');
      await requireEmpty(client, config);
      await requireEmptyLog(config);
      const tell = progressLines(print);
      await loadBackup({
        client,
        file,
        sha256,
        migrations: MIGRATIONS,
        accept: (header) => requireDiceKey(file, header, config),
        onRows: (table, rows) => tell(`${table}: ${count(rows)} rows`),
      });
    } finally {
      await client.end().catch(ignored.whileClosing);
    }
  };
