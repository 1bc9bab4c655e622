import { type Queryable } from './queryable.js';
import { LogUnavailableError } from './log-errors.js';

/** `wrappedKey` is null once the key has been destroyed, for good. */
export interface SubjectKeyRow {
  readonly userId: string;
  readonly wrappedKey: string | null;
}

/** Stores the wrapped keys of persons. All methods reject with LogUnavailableError. */
export interface SubjectKeyRows {
  /** The existing keys among the given persons. */
  find(userIds: readonly string[]): Promise<readonly SubjectKeyRow[]>;
  /** Adds a key unless the person has or had one; returns the row in the table. */
  add(userId: string, wrappedKey: string): Promise<SubjectKeyRow>;
  destroy(userId: string): Promise<void>;
}

const FIND =
  'select user_id as "userId", wrapped_key as "wrappedKey" from subject_keys where user_id = any($1::text[])';
/** The update changes nothing: it makes the statement return a row that another process added. */
const ADD = `insert into subject_keys (user_id, wrapped_key) values ($1, $2)
  on conflict (user_id) do update set user_id = excluded.user_id
  returning user_id as "userId", wrapped_key as "wrappedKey"`;
const DESTROY = `insert into subject_keys (user_id, wrapped_key, destroyed_at) values ($1, null, now())
  on conflict (user_id) do update set wrapped_key = null, destroyed_at = coalesce(subject_keys.destroyed_at, now())`;

export class PostgresSubjectKeyRows implements SubjectKeyRows {
  constructor(private readonly db: Queryable) {}

  find(userIds: readonly string[]): Promise<readonly SubjectKeyRow[]> {
    return this.query('find-subject-keys', FIND, [userIds]);
  }

  async add(userId: string, wrappedKey: string): Promise<SubjectKeyRow> {
    const [row] = await this.query('add-subject-key', ADD, [userId, wrappedKey]);
    return row ?? { userId, wrappedKey: null };
  }

  async destroy(userId: string): Promise<void> {
    await this.query('destroy-subject-key', DESTROY, [userId]);
  }

  private async query(name: string, text: string, values: unknown[]): Promise<readonly SubjectKeyRow[]> {
    try {
      return (await this.db.query<SubjectKeyRow>({ name, text, values })).rows;
    } catch (cause) {
      throw new LogUnavailableError("the persons' keys can not be reached", { cause });
    }
  }
}
