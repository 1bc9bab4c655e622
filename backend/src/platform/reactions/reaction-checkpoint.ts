import type pg from 'pg';
import { type LogId, type Position } from '../event-store/event-store.port.js';
import { type RememberedPosition } from '../log-identity/places.js';

/** A reaction's checkpoint, on the leader's own connection: after the loss of connection and lock, nothing is moved. */
export interface ReactionCheckpoint {
  /** Null: no event has been processed yet. */
  read(): Promise<RememberedPosition | null>;
  /** @throws Error when another process has moved it since */
  move(from: Position | null, to: Position, logId: LogId | null): Promise<void>;
}

const READ = 'select position::text, log_id as "logId" from reaction_checkpoints where name = $1';
const FIRST = 'insert into reaction_checkpoints (name, position, log_id) values ($1, $2, $3) on conflict do nothing';
const MOVE = {
  name: 'reaction-move',
  text: 'update reaction_checkpoints set position = $3, log_id = $4, moved_at = now() where name = $1 and position = $2',
};

export const reactionCheckpoint = (client: pg.Client, name: string): ReactionCheckpoint => ({
  read: async () => {
    const [row] = (await client.query<{ position: string; logId: LogId | null }>(READ, [name])).rows;
    return row ? { position: BigInt(row.position), logId: row.logId } : null;
  },
  move: async (from, to, logId) => {
    const moved =
      from === null
        ? await client.query(FIRST, [name, String(to), logId])
        : await client.query({ ...MOVE, values: [name, String(from), String(to), logId] });
    if (moved.rowCount !== 1) throw new Error(`the checkpoint of ${name} was moved by another process`);
  },
});
