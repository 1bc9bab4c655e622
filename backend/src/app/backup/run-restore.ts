import { READ_MODELS } from '#projections/read-models.js';
import { ErasureList } from '#backend/modules/privacy/erasure-list.js';
import { BackupError, type Manifest, type Ordinal } from '#backend/platform/backup/archive-format.js';
import { LOG_SECTION } from '#backend/platform/backup/copied-rows.js';
import { compareReadModels, type ComparedReadModels } from '#backend/platform/backup/compare-read-models.js';
import {
  finishRestore,
  type LoadedBackup,
  markCompared,
  restoreUnderWay,
} from '#backend/platform/backup/half-restored.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { type Position } from '#backend/platform/event-store/event-store.port.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { type Platform } from '../platform.js';
import { emptyStation, moveRestoredLog } from './move-restored-log.js';
import { count } from './progress-lines.js';
import { type Lines } from './run-backup.js';

export const RESTORE_USAGE = `Usage: npm run restore -- <file>
  puts a backup into an empty place: an empty DATABASE_URL, or a DATA_DIR without a database`;

/** Where an event of the backup stands in the restored log. */
type PositionOf = (at: Ordinal) => Position;

const rebuilt = async (
  { databaseUrl, store, events }: Platform,
  { readModels }: Manifest,
  positionOf: PositionOf,
): Promise<ComparedReadModels> => {
  let compared: ComparedReadModels = { equal: 0, passedOver: [] };
  const source = decodedSource(store, (batch) => events.log.decodeMany(batch));
  const sums = readModels.map(({ at, ...sum }) => ({ ...sum, position: positionOf(at) }));
  await rebuild({ databaseUrl, source, models: READ_MODELS }, async (side) => {
    compared = await compareReadModels(side, sums);
  });
  return compared;
};

/**
 * Erases people again who were erased after the backup was made: destroys their keys and rebuilds the read models
 * without what these sealed. The game finishes the erasures within seconds of its start. @returns how many they are
 */
const eraseAgain = async (platform: Platform, positionOf: PositionOf): Promise<number> => {
  await new ErasureList(platform.pool, platform.config, platform.clock).reconcile();
  const { rows } = await platform.pool.query<{ userId: string }>(
    'select user_id as "userId" from erasures where finished_at is null',
  );
  for (const { userId } of rows) await platform.events.keys.destroy(userId);
  if (rows.length > 0) await rebuilt(platform, { tables: [], reactions: [], readModels: [] }, positionOf);
  return rows.length;
};

/** Runs only once, even if the restore is killed and goes on: an erasure after it would change the read models. */
const comparedOnce = async (
  platform: Platform,
  { manifest }: LoadedBackup,
  positionOf: PositionOf,
  err: Lines['err'],
): Promise<ComparedReadModels> => {
  err('Rebuilding the read models');
  const compared = await rebuilt(platform, manifest, positionOf);
  await markCompared(platform.pool, compared);
  return compared;
};

const inTables = ({ tables }: Manifest): string => {
  const events = tables.find(({ table }) => table === LOG_SECTION.table)?.rows ?? 0;
  const rows = tables.reduce((sum, one) => sum + one.rows, 0) - events;
  return `${count(events)} events, ${count(rows)} rows of ${tables.length - 1} other tables`;
};

const report = (
  { header: { log, madeAt }, manifest }: LoadedBackup,
  { equal, passedOver }: ComparedReadModels,
  erased: number,
): readonly string[] => [
  `Restored as of ${madeAt}, position ${log.position ?? 'none'}: ${inTables(manifest)}`,
  `Each table is as it was, and so are the ${equal} read models`,
  ...(passedOver.length === 0
    ? []
    : [`Not compared, since another version of the game had made them: ${passedOver.join(', ')}`]),
  erased === 0
    ? 'Nobody was erased since'
    : `${count(erased)} people were erased since: their keys are destroyed again, and the game finishes it at its start`,
];

/** The second half of a restore; it can be repeated. @returns the exit code @throws BackupError */
export const finishRestored = async (platform: Platform, { out, err }: Lines): Promise<number> => {
  const loaded = await restoreUnderWay(platform.pool);
  if (loaded === null) throw new BackupError('No restore is under way in this database');
  const positionOf = await moveRestoredLog(platform, loaded.manifest, err);
  const compared = loaded.compared ?? (await comparedOnce(platform, loaded, positionOf, err));
  const erased = await eraseAgain(platform, positionOf);
  reach('restore:people-erased');
  await finishRestore(platform.pool);
  await emptyStation(platform);
  for (const line of report(loaded, compared, erased)) out(line);
  return 0;
};
