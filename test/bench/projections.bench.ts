import path from 'node:path';
import pg from 'pg';
import { READ_MODELS } from '#projections/read-models.js';
import { connectProjecting } from '#backend/platform/projections/connection.js';
import { startProjector } from '#backend/platform/projections/projector.js';
import { createTable } from '#backend/platform/projections/read-model-tables.js';
import { rebuild } from '#backend/platform/projections/swap.js';
import { type Table } from '#projections/table.js';
import { quietLog } from '../support/quiet-log.js';
import { startTestDatabase } from '../support/postgres.js';
import { MemorySource } from '../support/projections/memory-source.js';
import { idsOf, sagaLog, turnOf } from '../support/projections/sagas.js';

/** A rebuild must reach this share of the rate of bare inserts of the same final rows. */
const NEEDED = 0.1;
const ROUNDS = 3;
const SAGAS = 400;
const TURNS = 25;
const INSERT_ROWS = 1_000;
const LAG_WRITERS = [1, 32];
const LAG_MS = 2_000;

export interface ProjectionsBench {
  readonly rows: number;
  /** Rows a second, median of the rounds. */
  readonly rebuilt: number;
  readonly inserted: number;
  readonly ratio: number;
  readonly reached: boolean;
}

type Rows = readonly Record<string, unknown>[];

/** Compares the rebuild of all read models with bare inserts of their rows, on one server; then measures how soon a turn can be read. */
export const projectionsBench = async (url: string, print: (line: string) => void): Promise<ProjectionsBench> => {
  const source = new MemorySource(sagaLog({ sagas: SAGAS, turns: TURNS }));
  print(
    `rebuild of ${READ_MODELS.length} read models from ${source.events.length} events, and bare inserts of ${INSERT_ROWS} of their rows at a time`,
  );
  const rounds: { rebuilt: number; inserted: number; rows: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rebuildMs = await timed(() => rebuild({ databaseUrl: url, source, models: READ_MODELS }));
    const { rows, ms } = await bareInserts(url);
    rounds.push({ rebuilt: (rows / rebuildMs) * 1_000, inserted: (rows / ms) * 1_000, rows });
  }
  const bench = resultOf(rounds);
  print(
    `${bench.rows} rows · rebuilt ${thousands(bench.rebuilt)} rows/s · inserted ${thousands(bench.inserted)} rows/s · ratio ${bench.ratio.toFixed(2)} · ` +
      `${bench.reached ? 'reached' : 'NOT reached'} (${NEEDED})`,
  );
  await lagBench(url, source, print);
  return bench;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** Inserts the same rows into empty tables with the same keys and indices. */
const bareInserts = async (url: string): Promise<{ readonly rows: number; readonly ms: number }> => {
  const client = await connectProjecting(url, 'bench');
  let [rows, ms] = [0, 0];
  for (const { table } of READ_MODELS) {
    const { rows: all } = await client.query<Record<string, unknown>>(`select * from ${table.name}`);
    for (const statement of createTable(table, 'bare')) await client.query(statement);
    ms += await timed(() => insertAll(client, table, all));
    await client.query('drop table bare');
    rows += all.length;
  }
  await client.end();
  return { rows, ms };
};

const insertAll = async (client: pg.Client, { columns }: Table, rows: Rows): Promise<void> => {
  for (let at = 0; at < rows.length; at += INSERT_ROWS) {
    const some = rows.slice(at, at + INSERT_ROWS);
    const tuple = (_: unknown, n: number): string =>
      `(${columns.map((__, c) => `$${n * columns.length + c + 1}`).join(', ')})`;
    const values = some.flatMap((row) =>
      columns.map(({ name, type }) =>
        /^json/.test(type) && row[name] !== null ? JSON.stringify(row[name]) : row[name],
      ),
    );
    await client.query(
      `insert into bare (${columns.map(({ name }) => name).join(', ')}) values ${some.map(tuple).join(', ')}`,
      values,
    );
  }
};

const resultOf = (rounds: readonly { rebuilt: number; inserted: number; rows: number }[]): ProjectionsBench => {
  const ratio = median(rounds.map(({ rebuilt, inserted }) => rebuilt / inserted));
  return {
    rows: rounds[0]?.rows ?? 0,
    rebuilt: median(rounds.map(({ rebuilt }) => rebuilt)),
    inserted: median(rounds.map(({ inserted }) => inserted)),
    ratio,
    reached: ratio >= NEEDED,
  };
};

/** Each writer plays a turn as soon as its last one can be read. */
const lagBench = async (url: string, source: MemorySource, print: (line: string) => void): Promise<void> => {
  const projector = startProjector({ databaseUrl: url, source, log: quietLog });
  await projector.progress.waitFor(BigInt(source.events.length), 60_000);
  for (const writers of LAG_WRITERS) {
    const waits: number[] = [];
    const end = performance.now() + LAG_MS;
    await Promise.all(
      Array.from({ length: writers }, async (_, saga) => {
        for (let turn = TURNS + 1; performance.now() < end; turn += 1) {
          const position = source.append(...turnOf(idsOf(saga), turn));
          waits.push(await timed(() => projector.progress.waitFor(position, 10_000)));
        }
      }),
    );
    waits.sort((a, b) => a - b);
    const at = (part: number): string => (waits[Math.floor(waits.length * part)] ?? 0).toFixed(1);
    print(
      `${String(writers).padStart(3)} writers · ${thousands((waits.length / LAG_MS) * 1_000)} turns/s read · from append to readable p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
    );
  }
  await projector.stop();
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const thousands = (perSecond: number): string => `${(perSecond / 1_000).toFixed(1)}k`;

/** `node dist/test/bench/projections.bench.js`: on the server of TEST_DATABASE_URL, else on the embedded one. */
const runAlone = async (): Promise<void> => {
  const database = await startTestDatabase();
  try {
    const { reached } = await projectionsBench(database.url, (line) => process.stdout.write(`${line}\n`));
    process.exitCode = reached ? 0 : 1;
  } finally {
    await database.stop();
  }
};
if (process.argv[1] !== undefined && import.meta.filename === path.resolve(process.argv[1])) await runAlone();
