import pg from 'pg';
import { STREAM_KINDS } from '#contracts/shared/event-registry.js';
import { liveSums, type LiveSum } from '#backend/platform/backup/backup-point.js';
import { type EventStore, type Position } from '#backend/platform/event-store/event-store.port.js';
import { createEventStoreDbEventStore } from '#backend/platform/event-store/eventstoredb/eventstoredb-event-store.js';
import { withReadRetries } from '#backend/platform/event-store/read-retries.js';
import { createPostgresEventStore } from '#backend/platform/event-store/postgres/postgres-event-store.js';
import { type CopiedLog, copyLog } from '#backend/platform/log-copy/copy-log.js';
import { eventStoreWriter } from '#backend/platform/log-copy/event-store-writer.js';
import { type LogWriter } from '#backend/platform/log-copy/log-writer.js';
import { reactionPlaces } from '#backend/platform/log-copy/move-places.js';
import { LogsDifferError } from '#backend/platform/log-copy/same-event.js';
import { tableWriter } from '#backend/platform/log-copy/table-writer.js';
import { count, progressLines } from '../backup/progress-lines.js';
import { type Lines } from '../backup/run-backup.js';
import { type Platform } from '../platform.js';
import { StartupError } from '../startup-error.js';
import { type EventlogRequest, type LogLocation } from './eventlog-request.js';
import { type Logs } from './logs.js';
import { switchLog } from './switch-log.js';
import { ignored } from '#backend/shared/ignored.js';

const openStore = ({ config, databaseUrl, log }: Platform, place: LogLocation): EventStore =>
  withReadRetries(
    place.kind === 'table'
      ? createPostgresEventStore({ connectionString: databaseUrl, log })
      : createEventStoreDbEventStore({
          connectionString: place.url,
          streamKinds: STREAM_KINDS,
          streamPrefix: config.eventStorePrefix,
          log,
        }),
  );

const writerOf = (place: LogLocation, { to, client }: Logs): LogWriter =>
  place.kind === 'table' ? tableWriter(client) : eventStoreWriter(to);

/** What the database remembers of the source: how far reactions have come, and its read models. */
interface Remembered {
  readonly sums: readonly LiveSum[];
  readonly places: ReadonlySet<Position>;
}

const remembered = async ({ from, client }: Logs): Promise<Remembered> => {
  const logId = await from.identity();
  const [reactions, sums] = [await reactionPlaces(client, logId), await liveSums(client, logId)];
  return {
    sums,
    places: new Set([...reactions.map(({ position }) => BigInt(position)), ...sums.map(({ position }) => position)]),
  };
};

const copied = async (
  request: EventlogRequest,
  logs: Logs,
  known: Remembered,
  err: Lines['err'],
): Promise<CopiedLog> => {
  const tell = progressLines(err);
  try {
    return await copyLog({
      ...logs,
      writer: writerOf(request.to, logs),
      places: known.places,
      onProgress: (step, events) => tell(`${count(events)} events ${step}`),
    });
  } catch (error) {
    if (error instanceof LogsDifferError)
      throw new StartupError(`The target is no copy of the source: ${error.message}; nothing of it was changed`);
    throw error;
  }
};

const run = async (request: EventlogRequest, logs: Logs, platform: Platform, { out, err }: Lines): Promise<void> => {
  const known = await remembered(logs);
  const copy = await copied(request, logs, known, err);
  out(
    `${count(copy.events)} events are the same in both, up to position ${copy.upTo ?? 'none'} of the source; ${count(copy.appended)} of them are new there`,
  );
  out(`SHA-256 of ids and payloads in order: ${copy.sha256}`);
  if (request.isSwitch)
    for (const line of await switchLog({ ...logs, platform, copy, sums: known.sums }, err)) out(line);
  else
    out('The game goes on with its log as before. With the game stopped, the same command with --switch changes over');
};

/** @returns the exit code @throws StartupError, WrongLogError, EventStoreUnavailableError */
export const runEventlog = async (request: EventlogRequest, platform: Platform, lines: Lines): Promise<number> => {
  const client = new pg.Client({ connectionString: platform.databaseUrl, application_name: 'steppes-eventlog' });
  client.on('error', () => undefined);
  await client.connect();
  const logs = { from: openStore(platform, request.from), to: openStore(platform, request.to), client };
  try {
    await client.query("set timezone = 'UTC'");
    await run(request, logs, platform, lines);
    return 0;
  } finally {
    await Promise.all([logs.from.close(), logs.to.close()]);
    await client.end().catch(ignored.whileClosing);
  }
};
