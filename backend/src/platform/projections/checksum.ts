import type pg from 'pg';
import { type Table } from '#projections/table.js';
import { type Checkpoint, liveCheckpoints } from './checkpoints.js';
import { settleLog } from '../log-identity/places.js';
import { withConnection } from './connection.js';
import { type RebuildOptions, sideTable, type SideTables, withSideTables } from './rebuild.js';

/** The sum of all rows, whatever their order; without their positions. */
export interface TableSum {
  readonly rows: number;
  readonly sum: string;
}
export interface Checksum {
  readonly readModel: string;
  readonly version: number;
  readonly position: bigint | null;
  readonly live: TableSum;
  readonly rebuilt: TableSum;
  readonly equal: boolean;
}

/** Sum of a table as it stands. */
export const sumOf = async (client: pg.ClientBase, { columns }: Table, name: string): Promise<TableSum> => {
  const counted = columns
    .filter(({ property }) => property !== 'position')
    .map((column) => column.name)
    .join(', ');
  const { rows } = await client.query<TableSum>(
    `select count(*)::int as rows, coalesce(sum(hashtextextended(row(${counted})::text, 0)::numeric), 0)::text as sum from ${name}`,
  );
  return rows[0] ?? { rows: 0, sum: '0' };
};

type Live = ReadonlyMap<string, Checkpoint>;
const positionIn = (live: Live, name: string): bigint => live.get(name)?.position ?? -1n;

/** Rows and checkpoints of one moment: they are committed together, so that a snapshot needs no lock. */
const compare = async (
  snapshot: pg.Client,
  side: SideTables,
  { models }: RebuildOptions,
): Promise<readonly Checksum[]> => {
  await snapshot.query('begin isolation level repeatable read');
  const live = await liveCheckpoints(snapshot);
  const inOrder = [...models].sort((a, b) =>
    positionIn(live, a.table.name) < positionIn(live, b.table.name) ? -1 : 1,
  );
  const sums: Checksum[] = [];
  for (const {
    table,
    projection: { version },
  } of inOrder) {
    const position = live.get(table.name)?.position ?? null;
    if (position !== null) await side.fillTo(position, 'own transactions');
    const [one, other] = await Promise.all([
      sumOf(snapshot, table, table.name),
      sumOf(side.client, table, sideTable(table.name)),
    ]);
    sums.push({
      readModel: table.name,
      version,
      position,
      live: one,
      rebuilt: other,
      equal: one.rows === other.rows && one.sum === other.sum,
    });
  }
  await snapshot.query('commit');
  return sums;
};

/**
 * Rebuilds the read models aside and compares them with the live ones at the same position of the log. Projectors and
 * readers go on meanwhile.
 * @throws WrongLogError when the live ones are of another log, and as `rebuild` does
 */
export const checksum = (options: RebuildOptions): Promise<readonly Checksum[]> =>
  withSideTables(options, async (side) => {
    await settleLog(side.client, options.source);
    const live = await liveCheckpoints(side.client);
    const [least] = options.models.map(({ table }) => positionIn(live, table.name)).sort((a, b) => (a < b ? -1 : 1));
    if (least !== undefined && least >= 0n) await side.fillTo(least, 'own transactions');
    return withConnection(options.databaseUrl, 'steppes-checksum', (snapshot) => compare(snapshot, side, options));
  });
