import { type Position } from '../event-store/event-store.port.js';
import { type Queryable } from '../log/queryable.js';
import { existing, type Log } from './places.js';

/** What else a database remembers of its log, beside the read models. */
export interface TakenOver {
  /** Reactions that go on at the log's end from now on; events before it cause no jobs, so that nobody is mailed twice. */
  readonly reactions: readonly string[];
  readonly head: Position | null;
}

const REACTIONS = `update reaction_checkpoints set position = $1, log_id = $2, moved_at = now()
  where position > $1 or (log_id is distinct from $2 and position > 0) returning name`;
const SNAPSHOTS = 'delete from snapshots where log_id is distinct from $2 or global_position > $1';

/**
 * After a rebuild from another log, or from a shorter one: reactions go on at its end, snapshots of the former log are
 * dropped, and so are sentences of turns that were being told. Idempotent.
 */
export const takeOverLog = async (db: Queryable, log: Log): Promise<TakenOver> => {
  const [logId, head] = [await log.identity(), await log.head()];
  const values = [String(head ?? 0n), logId];
  const moved = (await existing(db, 'reaction_checkpoints'))
    ? (await db.query<{ name: string }>({ text: REACTIONS, values })).rows
    : [];
  if (await existing(db, 'snapshots')) await db.query({ text: SNAPSHOTS, values });
  if (await existing(db, 'told_sentences')) await db.query({ text: 'delete from told_sentences' });
  return { reactions: moved.map(({ name }) => name), head };
};
