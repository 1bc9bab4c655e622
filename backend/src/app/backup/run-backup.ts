import { stat } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { LOG_SECTION } from '#backend/platform/backup/copied-rows.js';
import { type BackupTaken, takeBackup } from '#backend/platform/backup/take-backup.js';
import { placesIn, requireLogOf } from '#backend/platform/log-identity/places.js';
import { type Platform } from '../platform.js';
import { BACKED_UP } from './backed-up-tables.js';
import { count, progressLines } from './progress-lines.js';
import { ignored } from '#backend/shared/ignored.js';

const USAGE = `Usage: npm run backup -- <file or folder>
  writes the log with its keys and the tables beside it into one file, while the game runs`;

export interface Lines {
  /** For the result. */
  readonly out: (line: string) => void;
  /** For progress. */
  readonly err: (line: string) => void;
}

/** In a folder, the file is named by the time: 2026-11-23T23-59-59Z.backup.gz. */
const fileIn = async (given: string, now: Date): Promise<string> => {
  const place = path.resolve(given);
  const isFolder = await stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  );
  return isFolder ? path.join(place, `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup.gz`) : place;
};

const secretsLine = ({ config: { secrets, dataDir } }: Platform): string =>
  `Not in it, to be kept apart from it: the dice key (${secrets.diceKey.place}), the token secret (${secrets.jwt.place}) and the list of erased people (${path.join(dataDir, 'erasures')}); see docs/keys.md`;

const summary = async (file: string, { tables, position }: BackupTaken): Promise<string> => {
  const { size } = await stat(file);
  const events = tables.find(({ table }) => table === LOG_SECTION.table)?.rows ?? 0;
  const others = tables.filter(({ table }) => table !== LOG_SECTION.table);
  const rows = others.reduce((sum, one) => sum + one.rows, 0);
  const upTo = position === null ? 'an empty log' : `${count(events)} events up to position ${position}`;
  return `${file}: ${upTo}, ${count(rows)} rows of ${others.length} tables, ${count(Math.ceil(size / 1_000))} kB`;
};

const written = async (file: string, platform: Platform, { err }: Lines): Promise<BackupTaken> => {
  const client = new pg.Client({ connectionString: platform.databaseUrl, application_name: 'steppes-backup' });
  client.on('error', () => undefined);
  await client.connect();
  const tell = progressLines(err);
  try {
    return await takeBackup(file, {
      client,
      store: platform.config.eventStoreUrl === null ? null : platform.store,
      tables: BACKED_UP,
      now: platform.clock.now(),
      onRows: (table, rows) => tell(`${table}: ${count(rows)} rows`),
    });
  } finally {
    await client.end().catch(ignored.whileClosing);
  }
};

/** @returns the exit code: 2 for wrong usage @throws BackupError, WrongLogError */
export const runBackup = async (argv: readonly string[], platform: Platform, lines: Lines): Promise<number> => {
  const [given, ...more] = argv;
  if (given === undefined || more.length > 0 || given.startsWith('-')) {
    lines.out(USAGE);
    return 2;
  }
  await requireLogOf(await placesIn(platform.pool), platform.store);
  const file = await fileIn(given, platform.clock.now());
  lines.out(await summary(file, await written(file, platform, lines)));
  lines.out(secretsLine(platform));
  return 0;
};
