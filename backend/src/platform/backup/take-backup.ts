import type pg from 'pg';
import { reach } from '../faults/fault-points.js';
import { type EventStore, type Position } from '../event-store/event-store.port.js';
import { eventRow } from '../event-store/postgres/event-row.js';
import { eventsBetween } from '../subscriptions/events-between.js';
import {
  type ArchiveHeader,
  END_OF_ROWS,
  FORMAT,
  type Manifest,
  type Ordinal,
  type SectionHeader,
  type SectionSum,
} from './archive-format.js';
import { LOG_SECTION, RowSum, rowsOf, sectionOf } from './copied-rows.js';
import { beginBackupPoint, liveSums, type BackupPoint, reactionsReached } from './backup-point.js';
import { writeArchive } from './write-archive.js';

export interface BackupSource {
  /** A session of its own; it ends in the middle of a transaction. */
  readonly client: pg.Client;
  /** EventStoreDB; null where the log is in this database. */
  readonly store: EventStore | null;
  /** The write side's tables, in the order in which they can be filled. */
  readonly tables: readonly string[];
  readonly now: Date;
  /** Called after each piece of a table. */
  readonly onRows: (table: string, rows: number) => void;
}
export interface BackupTaken extends Manifest {
  readonly position: Position | null;
}

const line = (content: object): Buffer => Buffer.from(`${JSON.stringify(content)}\n`);

const SCHEMA = 'select name from schema_migrations order by applied_at, name';
const DICE_KEY = "select fingerprint from key_fingerprints where use = 'dice-key' order by adopted_at limit 1";

/** What one backup writes; afterwards it knows the sums. */
class Content {
  private readonly tables: SectionSum[] = [];
  private readonly ordinals = new Map<Position, Ordinal>();
  manifest: Manifest = { tables: [], reactions: [], readModels: [] };
  position: Position | null = null;

  constructor(private readonly source: BackupSource) {}

  async *bytes(): AsyncGenerator<Buffer> {
    const { client, store, tables } = this.source;
    const moment = await beginBackupPoint(client, store);
    this.position = moment.position;
    const [reactions, sums] = [await reactionsReached(client), await liveSums(client, moment.logId)];
    yield line(await this.header(moment));
    for (const table of tables) {
      const section = await sectionOf(client, table);
      yield* this.section(section, rowsOf(client, section));
    }
    const wanted = new Set([...reactions, ...sums].map(({ position }) => position));
    yield* this.section(LOG_SECTION, store === null ? rowsOf(client, LOG_SECTION) : this.read(store, moment, wanted));
    this.manifest = {
      tables: this.tables,
      reactions: reactions.map(({ name, position }) => ({ name, at: this.ordinalOf(position) ?? this.last() })),
      readModels: sums.flatMap(({ position, ...sum }) => {
        const at = this.ordinalOf(position);
        return at === undefined ? [] : [{ ...sum, at }];
      }),
    };
    yield line({ manifest: this.manifest });
  }

  private async header({ logId, position }: BackupPoint): Promise<ArchiveHeader> {
    const { client, store, now } = this.source;
    const { rows } = await client.query<{ name: string }>(SCHEMA);
    const [key] = (await client.query<{ fingerprint: string }>(DICE_KEY)).rows;
    return {
      backup: 'steppes-and-seas',
      format: FORMAT,
      madeAt: now.toISOString(),
      log: {
        kind: store === null ? 'postgres' : 'eventstoredb',
        identity: logId,
        position: position === null ? null : String(position),
      },
      schema: rows.map(({ name }) => name),
      diceKey: key?.fingerprint ?? null,
    };
  }

  private async *section(header: SectionHeader, rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    yield line(header);
    const sum = new RowSum();
    for await (const chunk of rows) {
      sum.add(chunk);
      this.source.onRows(header.table, sum.rows);
      yield chunk;
    }
    yield Buffer.from(`${END_OF_ROWS}\n`);
    this.tables.push(sum.of(header.table));
    reach('backup:table-written');
  }

  /** Events of EventStoreDB as rows of the table, numbered from 1. */
  private async *read(
    store: EventStore,
    { position }: BackupPoint,
    wanted: ReadonlySet<Position>,
  ): AsyncGenerator<Buffer> {
    let ordinal = 0n;
    for await (const event of eventsBetween(store, null, position)) {
      ordinal++;
      if (wanted.has(event.position)) this.ordinals.set(event.position, String(ordinal));
      yield Buffer.from(eventRow(event, ordinal));
    }
  }

  /** Undefined for a place beyond this backup. */
  private ordinalOf(position: Position): Ordinal | undefined {
    if (position === 0n || this.source.store === null) return String(position);
    return this.ordinals.get(position);
  }

  private last(): Ordinal {
    return String(this.tables.at(-1)?.rows ?? 0);
  }
}

/** @throws BackupError, and what database, log and disk say; then there is no file */
export const takeBackup = async (file: string, source: BackupSource): Promise<BackupTaken> => {
  const content = new Content(source);
  await writeArchive(file, content.bytes());
  return { ...content.manifest, position: content.position };
};
