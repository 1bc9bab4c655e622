import { type Queryable } from './queryable.js';
import { LogUnavailableError } from './log-errors.js';

/** `wrappedKey` is null once the key has been destroyed, for good. */
export interface SubjectKeyRow {
  readonly userId: string;
  readonly wrappedKey: string | null;
  /** The person to whom it was handed over: their erasure destroys it with their own. */
  readonly heldBy: string | null;
}

/** Stores the wrapped keys of persons. All methods reject with LogUnavailableError. */
export interface SubjectKeyRows {
  /** The existing keys among the given persons. */
  find(userIds: readonly string[]): Promise<readonly SubjectKeyRow[]>;
  /** Adds a key unless the person has or had one; returns the row in the table. */
  add(userId: string, wrappedKey: string): Promise<SubjectKeyRow>;
  /** Destroys a person's key and those that they hold. @returns the persons whose keys these were */
  destroy(userId: string): Promise<readonly string[]>;
  /** Hands a key over, once and for good; nothing happens where either key is destroyed. @returns who holds it now */
  handOver(userId: string, to: string): Promise<string | null>;
}

const ROW = 'user_id as "userId", wrapped_key as "wrappedKey", held_by as "heldBy"';
const FIND = `select ${ROW} from subject_keys where user_id = any($1::text[])`;
/** The update changes nothing: it makes the statement return a row that another process added. */
const ADD = `insert into subject_keys (user_id, wrapped_key) values ($1, $2)
  on conflict (user_id) do update set user_id = excluded.user_id
  returning ${ROW}`;
const DESTROY = `insert into subject_keys (user_id, wrapped_key, destroyed_at) values ($1, null, now())
  on conflict (user_id) do update set wrapped_key = null, destroyed_at = coalesce(subject_keys.destroyed_at, now())`;
/** A statement of its own, after the holder's: a handover that was under way has ended then, and is seen. */
const DESTROY_HELD = `update subject_keys set wrapped_key = null, destroyed_at = coalesce(destroyed_at, now())
  where held_by = $1 returning ${ROW}`;
/** The lock on the holder's key makes a handover and an erasure take turns. */
const HAND_OVER = `with holder as (select 1 from subject_keys where user_id = $2 and wrapped_key is not null for update)
  update subject_keys set held_by = coalesce(held_by, $2)
  where user_id = $1 and wrapped_key is not null and exists (select 1 from holder) returning ${ROW}`;

export class PostgresSubjectKeyRows implements SubjectKeyRows {
  constructor(private readonly db: Queryable) {}

  find(userIds: readonly string[]): Promise<readonly SubjectKeyRow[]> {
    return this.query('find-subject-keys', FIND, [userIds]);
  }

  async add(userId: string, wrappedKey: string): Promise<SubjectKeyRow> {
    const [row] = await this.query('add-subject-key', ADD, [userId, wrappedKey]);
    return row ?? { userId, wrappedKey: null, heldBy: null };
  }

  async destroy(userId: string): Promise<readonly string[]> {
    await this.query('destroy-subject-key', DESTROY, [userId]);
    const held = await this.query('destroy-held-keys', DESTROY_HELD, [userId]);
    return [userId, ...held.map((row) => row.userId)];
  }

  async handOver(userId: string, to: string): Promise<string | null> {
    const [row] = await this.query('hand-over-subject-key', HAND_OVER, [userId, to]);
    return row?.heldBy ?? null;
  }

  private async query(name: string, text: string, values: unknown[]): Promise<readonly SubjectKeyRow[]> {
    try {
      return (await this.db.query<SubjectKeyRow>({ name, text, values })).rows;
    } catch (cause) {
      throw new LogUnavailableError("the persons' keys can not be reached", { cause });
    }
  }
}
