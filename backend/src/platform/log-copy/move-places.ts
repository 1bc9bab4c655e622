import { type LogId, type Position } from '../event-store/event-store.port.js';
import { type Queryable } from '../log/queryable.js';

interface Place {
  readonly name: string;
  readonly position: string;
  readonly logId: LogId | null;
}
const PLACES = 'select name, position::text, log_id as "logId" from reaction_checkpoints where position > 0';
const MOVE = 'update reaction_checkpoints set position = $2, log_id = $3, moved_at = now() where name = $1';

/** How far the reactions have come in this log; those of no log are of one from before. */
export const reactionPlaces = async (db: Queryable, logId: LogId | null): Promise<readonly Place[]> =>
  (await db.query<Place>({ text: PLACES })).rows.filter((place) => place.logId === null || place.logId === logId);

/**
 * The reactions go on in the copy right after the event that they had come to in its source: nothing happens twice, and
 * nothing is passed over. In the caller's transaction. @returns their names
 */
export const movePlaces = async (
  db: Queryable,
  logs: { readonly from: LogId | null; readonly to: LogId },
  places: ReadonlyMap<Position, Position>,
): Promise<readonly string[]> => {
  const moved = await reactionPlaces(db, logs.from);
  for (const { name, position } of moved) {
    const at = places.get(BigInt(position));
    if (at === undefined) throw new Error(`the reaction ${name} stands at ${position}, where the source has no event`);
    await db.query({ text: MOVE, values: [name, String(at), logs.to] });
  }
  await db.query({ text: 'delete from snapshots where log_id is distinct from $1', values: [logs.to] });
  return moved.map(({ name }) => name);
};
