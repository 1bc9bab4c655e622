import { z } from 'zod';
import { type LogId } from '../event-store/event-store.port.js';
import { type TableSum } from '../projections/checksum.js';

/**
 * A backup is one gzip file of lines: a header, for each table a line that names it, its rows as COPY's text, `\.`, and
 * at the end a manifest. Everything is as of one position of the log.
 */
export const FORMAT = 1;
export const END_OF_ROWS = '\\.';

/** Where the log was: in EventStoreDB positions are byte offsets, and the backup numbers the events from 1. */
type LogKind = 'postgres' | 'eventstoredb';

export interface ArchiveHeader {
  readonly backup: 'steppes-and-seas';
  readonly format: number;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly log: { readonly kind: LogKind; readonly identity: LogId | null; readonly position: string | null };
  /** Names of the migrations that had run. */
  readonly schema: readonly string[];
  /** Fingerprint of the dice key without which nothing of this can be read; null for a game that sealed nothing. */
  readonly diceKey: string | null;
}

export interface SectionHeader {
  readonly table: string;
  readonly columns: readonly string[];
}
export interface SectionSum {
  readonly table: string;
  readonly rows: number;
  /** Of the rows as they stand in the file, hex. */
  readonly sha256: string;
}

/** The number of an event in the backup, from 1; 0: before the first. */
export type Ordinal = string;

interface ReadModelSum extends TableSum {
  readonly readModel: string;
  readonly version: number;
  readonly shape: string;
  readonly at: Ordinal;
}
export interface Manifest {
  readonly tables: readonly SectionSum[];
  /** How far each reaction had come. */
  readonly reactions: readonly { readonly name: string; readonly at: Ordinal }[];
  readonly readModels: readonly ReadModelSum[];
}

/** The first line of a backup of this format; the file itself is proved by its seal. */
export const archiveHeader = z.object({
  backup: z.literal('steppes-and-seas'),
  format: z.literal(FORMAT),
  madeAt: z.string(),
  log: z.object({
    kind: z.enum(['postgres', 'eventstoredb']),
    identity: z.string().nullable(),
    position: z.string().nullable(),
  }),
  schema: z.array(z.string()),
  diceKey: z.string().nullable(),
});

/** The backup or the place for it can't be used; the message is one sentence for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
