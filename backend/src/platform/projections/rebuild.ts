import type pg from 'pg';
import { type ReadModel } from '#projections/read-models.js';
import { firstPosition, nameLog, type TargetTable } from './checkpoints.js';
import { tryLock } from '../subscriptions/advisory-lock.js';
import { LOCKS, withConnection } from './connection.js';
import { EventCursor } from '../subscriptions/event-cursor.js';
import { type EventSource, type SourceEvent } from '../subscriptions/event-source.js';
import { createReadModelTables, createTarget } from './read-model-tables.js';
import { BatchWriter } from './write-batch.js';
import { ignored } from '#backend/shared/ignored.js';

export interface RebuildOptions {
  readonly databaseUrl: string;
  readonly source: EventSource;
  readonly models: readonly ReadModel[];
  /** Ends the rebuild early: nothing of it is left. */
  readonly signal?: AbortSignal;
  /** 1000 where absent. */
  readonly maxBatch?: number;
  /** How long the log may be silent before its end is reached; a minute where absent. */
  readonly patienceMs?: number;
}

/** A second rebuild was begun while one was under way. */
export class RebuildUnderWayError extends Error {
  override readonly name = 'RebuildUnderWayError';
}

const MAX_BATCH = 1000;
const PATIENCE_MS = 60_000;

/** Tables that are being filled beside the live ones, on one connection. */
export class SideTables {
  private readonly writer: BatchWriter;
  private readonly cursor: EventCursor<SourceEvent>;

  constructor(
    readonly client: pg.Client,
    private readonly options: RebuildOptions,
    private targets: readonly TargetTable[],
  ) {
    this.writer = new BatchWriter(client, { announce: false });
    this.cursor = new EventCursor(options.source, {
      after: null,
      readAhead: 2 * (options.maxBatch ?? MAX_BATCH),
      patienceMs: options.patienceMs ?? PATIENCE_MS,
    });
    options.signal?.addEventListener(
      'abort',
      () => {
        void this.cursor.close();
      },
      { once: true },
    );
  }

  get position(): bigint | null {
    return firstPosition(this.targets);
  }

  /** Fills them with all events up to a position; within an open transaction, or with one each batch. @throws LogSilentError */
  async fillTo(goal: bigint, within: 'own transactions' | 'this transaction'): Promise<void> {
    while (this.position === null || this.position < goal) {
      const events = await this.cursor.take(this.options.maxBatch ?? MAX_BATCH, goal);
      this.options.signal?.throwIfAborted();
      if (events.length === 0) return;
      await nameLog(this.client, this.options.source, this.targets);
      this.targets =
        within === 'this transaction'
          ? await this.writer.apply(this.targets, events)
          : await this.writer.write(this.targets, events);
    }
  }

  close(): Promise<void> {
    return this.cursor.close();
  }
}

/** The holder of the rebuild's lock knows that all side tables are its own or left by dead processes. */
const dropSideTables = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ table_name: string }>(
    'select table_name from projection_checkpoints where not live',
  );
  for (const { table_name: table } of rows) await client.query(`drop table if exists ${table}`);
  await client.query('delete from projection_checkpoints where not live');
};

/** The table that is filled beside the live one of a read model. */
export const sideTable = (readModel: string): string => `${readModel}__next`;

/** Makes fresh tables beside the live ones, lets them be used, and removes what is left of them. */
export const withSideTables = <T>(options: RebuildOptions, use: (side: SideTables) => Promise<T>): Promise<T> =>
  withConnection(options.databaseUrl, 'steppes-rebuild', async (client) => {
    options.signal?.throwIfAborted();
    if (!(await tryLock(client, LOCKS.rebuild)))
      throw new RebuildUnderWayError('another rebuild or checksum is under way');
    await createReadModelTables(client, options.models);
    await dropSideTables(client);
    const targets = options.models.map((model): TargetTable => ({
      model,
      table: sideTable(model.table.name),
      position: null,
    }));
    for (const { model, table } of targets) {
      // One that was cut off before it had noted its table.
      await client.query(`drop table if exists ${table}`);
      await createTarget(client, model, { table, version: model.projection.version, live: false });
    }
    const side = new SideTables(client, options, targets);
    try {
      return await use(side);
    } finally {
      await side.close();
      await dropSideTables(client).catch(ignored.afterAnError);
    }
  });
