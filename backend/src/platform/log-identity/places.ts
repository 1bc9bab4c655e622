import {
  WrongLogError,
  type EventStore,
  type KnownLog,
  type LogId,
  type Position,
} from '../event-store/event-store.port.js';
import { requireHeld } from '../event-store/log-pin.js';
import { type Queryable } from '../log/queryable.js';

/** A position in a log that this database remembers; the log is null where a version before named none. */
export interface RememberedPosition {
  readonly logId: LogId | null;
  readonly position: Position;
}

/** What a log tells of itself. */
export type Log = Pick<EventStore, 'identity' | 'holds' | 'head'>;

type Row = { readonly logId: LogId | null; readonly position: string };

const TABLES = {
  projection_checkpoints: 'live',
  reaction_checkpoints: 'true',
} as const;

/** Tables of the write side are made by migrations, which a tool of the read side may not have run. */
export const existing = async (db: Queryable, table: string): Promise<boolean> => {
  const text = 'select to_regclass($1) is not null as exists';
  return (await db.query<{ exists: boolean }>({ text, values: [table] })).rows[0]?.exists ?? false;
};

/** All places up to which something was read: of read models and of reactions. */
export const placesIn = async (db: Queryable): Promise<readonly RememberedPosition[]> => {
  const places: RememberedPosition[] = [];
  for (const [table, condition] of Object.entries(TABLES)) {
    if (!(await existing(db, table))) continue;
    const text = `select distinct log_id as "logId", position::text from ${table} where position > 0 and ${condition}`;
    for (const { logId, position } of (await db.query<Row>({ text })).rows)
      places.push({ logId, position: BigInt(position) });
  }
  return places;
};

/** What a store may expect of its log: the identity that the places name, and the farthest of its places. */
export const knownLogOf = (places: readonly RememberedPosition[]): KnownLog => {
  const id = places.find(({ logId }) => logId !== null)?.logId ?? null;
  const positions = places.filter(({ logId }) => logId === id).map(({ position }) => position);
  return {
    id,
    position: positions.reduce<Position | null>((most, one) => (most === null || one > most ? one : most), null),
  };
};

/** @returns the log's identity, null for an empty one @throws WrongLogError when a place is not in this log */
export const requireLogOf = async (places: readonly RememberedPosition[], log: Log): Promise<LogId | null> => {
  const found = await log.identity();
  for (const { logId } of places)
    if (logId !== null && logId !== found) throw new WrongLogError({ kind: 'another', expected: logId, found });
  // Together: each is a call to the server, and looks at the health of a process wait for all of them.
  const positions = new Set(places.map((place) => place.position));
  await Promise.all([...positions].map((position) => requireHeld(position, log)));
  return found;
};

/** Names this log in data from before logs were named: it reaches all of their places, so it is taken for theirs. */
const adoptLog = async (db: Queryable, logId: LogId): Promise<void> => {
  const tables = { ...TABLES, snapshots: 'true' };
  for (const table of Object.keys(tables))
    if (await existing(db, table))
      await db.query({
        text: `update ${table} set log_id = $1 where log_id is null${table === 'snapshots' ? '' : ' and position > 0'}`,
        values: [logId],
      });
};

/** The places are in this log; those that name none name it from now on. @throws WrongLogError */
export const settleLog = async (db: Queryable, log: Log): Promise<void> => {
  const places = await placesIn(db);
  const logId = await requireLogOf(places, log);
  if (logId !== null && places.some((place) => place.logId === null)) await adoptLog(db, logId);
};
