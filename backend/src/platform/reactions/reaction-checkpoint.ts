import type pg from 'pg';
import { type Position } from '../event-store/event-store.port.js';

/** A reaction's checkpoint, on the leader's own connection: after the loss of connection and lock, nothing is moved. */
export interface ReactionCheckpoint {
  /** Null: no event has been processed yet. */
  read(): Promise<Position | null>;
  /** @throws Error when another process has moved it since */
  move(from: Position | null, to: Position): Promise<void>;
}

const READ = 'select position::text from reaction_checkpoints where name = $1';
const FIRST = 'insert into reaction_checkpoints (name, position) values ($1, $2) on conflict do nothing';
const MOVE = {
  name: 'reaction-move',
  text: 'update reaction_checkpoints set position = $3, moved_at = now() where name = $1 and position = $2',
};

export const reactionCheckpoint = (client: pg.Client, name: string): ReactionCheckpoint => ({
  read: async () => {
    const [row] = (await client.query<{ position: string }>(READ, [name])).rows;
    return row ? BigInt(row.position) : null;
  },
  move: async (from, to) => {
    const moved =
      from === null
        ? await client.query(FIRST, [name, String(to)])
        : await client.query({ ...MOVE, values: [name, String(from), String(to)] });
    if (moved.rowCount !== 1) throw new Error(`the checkpoint of ${name} was moved by another process`);
  },
});
