import type pg from 'pg';
import { type ReadModel } from '#projections/read-models.js';
import { type EventSource } from '../subscriptions/event-source.js';
import { liveCheckpoints } from './checkpoints.js';
import { type RebuildOptions, sideTable, type SideTables, withSideTables } from './rebuild.js';
import { dropUnlessUsed, showTable, versionedTable } from './stable-views.js';
import { ignored } from '#backend/shared/ignored.js';

/** How long a swap waits for readers of a table before it lets them go first and tries again. */
const LOCK_WAIT = '2s';
const TRIES = 30;

/**
 * Position of the live read model that is farthest ahead: no read model may ever go back. Those of another log, or
 * beyond the end of this one, do not count.
 */
const livePosition = async (
  client: pg.Client,
  names: readonly string[],
  source: EventSource,
): Promise<bigint | null> => {
  const [live, logId, head] = [await liveCheckpoints(client), await source.identity(), (await source.head()) ?? 0n];
  const positions = names.flatMap((name) => {
    const at = live.get(name);
    const isOfThisLog = at?.logId === null || at?.logId === logId;
    const position = at?.position ?? null;
    return position !== null && isOfThisLog && position <= head ? [position] : [];
  });
  return positions.reduce<bigint | null>((most, one) => (most === null || one > most ? one : most), null);
};

/** A table that others use directly, not through its view, stays for them under another name. */
const retire = async (client: pg.Client, table: string, goal: bigint | null): Promise<void> => {
  if (!(await dropUnlessUsed(client, 'table', table)))
    await client.query(`alter table ${table} rename to ${table}__kept_${goal ?? 0}`);
};

const takePlace = async (client: pg.Client, { table, projection }: ReadModel, goal: bigint | null): Promise<void> => {
  const [side, place] = [sideTable(table.name), versionedTable(table.name, projection.version)];
  const live = (await liveCheckpoints(client)).get(table.name);
  await showTable(client, table.name, side);
  if (live) {
    await retire(client, live.table, goal);
    await client.query('delete from projection_checkpoints where table_name = $1', [live.table]);
  }
  await client.query(`alter table ${side} rename to ${place}`);
  await client.query('update projection_checkpoints set table_name = $1, live = true where table_name = $2', [
    place,
    side,
  ]);
};

/**
 * One transaction. It locks the checkpoints before any table, as projectors do, so that the two never wait for each
 * other. It locks the views, and with them their tables, before it reads events: if a lock is not got in time, nothing
 * is half read.
 */
const swap = async ({ models, source }: RebuildOptions, side: SideTables): Promise<void> => {
  const { client } = side;
  const names = models.map(({ table }) => table.name);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '${LOCK_WAIT}'`);
    await client.query('lock table projection_checkpoints in share row exclusive mode');
    await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
    const goal = await livePosition(client, names, source);
    if (goal !== null) await side.fillTo(goal, 'this transaction');
    for (const model of models) await takePlace(client, model, goal);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(ignored.afterAnError);
    throw error;
  }
};

/** Not got in time, or given up so that a reader of several tables could go on. */
const isLockFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

const swapPatiently = async (options: RebuildOptions, side: SideTables): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await swap(options, side);
      return;
    } catch (error) {
      if (!isLockFailure(error) || tries === TRIES) throw error;
    }
  }
};

/** Reads until nothing is left; the swap then reads the last few events while it holds the checkpoints. */
const catchUp = async ({ source }: RebuildOptions, side: SideTables): Promise<void> => {
  for (;;) {
    const head = await source.head();
    if (head === null || (side.position !== null && side.position >= head)) return;
    await side.fillTo(head, 'own transactions');
    if (side.position === null || side.position < head) return;
  }
};

/**
 * Fills a table beside the live one from the beginning of the log while the live one serves, and moves the read
 * model's view to it in one transaction when it has caught up.
 * @param onTheWay what is done with the tables while they are empty: it may fill them, and what it throws ends the rebuild
 * @returns position that the new tables hold; null for an empty log
 * @throws RebuildUnderWayError, PoisonEventError, or what the server, the network or the log says
 */
export const rebuild = (
  options: RebuildOptions,
  onTheWay: (side: SideTables) => Promise<unknown> = () => Promise.resolve(),
): Promise<bigint | null> =>
  withSideTables(options, async (side) => {
    await onTheWay(side);
    await catchUp(options, side);
    await swapPatiently(options, side);
    return side.position;
  });
