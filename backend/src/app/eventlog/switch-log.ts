import { READ_MODELS } from '#projections/read-models.js';
import { compareReadModels, type ComparedReadModels } from '#backend/platform/backup/compare-read-models.js';
import { type LiveSum } from '#backend/platform/backup/backup-point.js';
import { type LogId } from '#backend/platform/event-store/event-store.port.js';
import { type CopiedLog } from '#backend/platform/log-copy/copy-log.js';
import { reach } from '#backend/platform/faults/fault-points.js';
import { movePlaces } from '#backend/platform/log-copy/move-places.js';
import { placesIn } from '#backend/platform/log-identity/places.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { decodedSource } from '#backend/platform/subscriptions/event-source.js';
import { type Platform } from '../platform.js';
import { StartupError } from '../startup-error.js';
import { type Logs } from './logs.js';

interface Switch extends Logs {
  readonly platform: Platform;
  readonly copy: CopiedLog;
  /** Of the read models that were made from the source. */
  readonly sums: readonly LiveSum[];
}

/** @throws StartupError where the database follows neither of the two logs */
const requireFollower = async ({ client }: Switch, from: LogId | null, to: LogId): Promise<void> => {
  const places = await placesIn(client);
  const other = places.find(({ logId }) => logId !== null && logId !== from && logId !== to);
  if (other)
    throw new StartupError(`This database was read from log ${other.logId ?? ''}, which is neither of the two`);
};

const rebuilt = async ({ platform, to, copy, sums }: Switch): Promise<ComparedReadModels> => {
  let compared: ComparedReadModels = { equal: 0, passedOver: [] };
  const source = decodedSource(to, (batch) => platform.events.log.decodeMany(batch));
  const moved = sums.map((sum) => ({ ...sum, position: copy.places.get(sum.position) ?? 0n }));
  await rebuild({ databaseUrl: platform.databaseUrl, source, models: READ_MODELS }, async (side) => {
    compared = await compareReadModels(side, moved);
  });
  return compared;
};

/**
 * From now on the database follows the copy: its read models are rebuilt from it, and its reactions go on after the
 * same event. If it is killed, the same command starts it again; no game starts on a log that is not its own.
 * @throws BackupError where a read model comes out another than it was
 */
export const switchLog = async (change: Switch, print: (line: string) => void): Promise<readonly string[]> => {
  const { client, from, to, copy } = change;
  const [source, target] = [await from.identity(), await to.identity()];
  if (target === null) return ['The log is empty: there is nothing to switch'];
  await requireFollower(change, source, target);
  print('Rebuilding the read models from the copy');
  const { equal } = await rebuilt(change);
  reach('eventlog:read-models-made');
  await client.query('begin');
  const reactions = await movePlaces(client, { from: source, to: target }, copy.places);
  await client.query('commit');
  return [
    `${equal} read models, made anew from log ${target}, are as they were`,
    `${reactions.length} reactions go on after the same events; nothing is done twice`,
    'Start the game with the settings of the target: EVENTSTORE_URL for EventStoreDB, none for the database',
  ];
};
