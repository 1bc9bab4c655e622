import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type TimeSpan } from '#backend/shared/time-span.js';

/** A person's name and password; `reserved` until the account's event is in the log. */
export interface Credential {
  readonly userId: string;
  readonly passwordHash: string;
  readonly state: 'reserved' | 'registered';
  /** The registration that reserved the name. */
  readonly commandId: string;
  readonly reservedAt: Date;
}
export interface Reservation extends Credential {
  readonly usernameKey: string;
}

const COLUMNS =
  'user_id AS "userId", password_hash AS "passwordHash", state, command_id AS "commandId", reserved_at AS "reservedAt"';

/** Table `credentials`: its unique key gives each name to one person, before the event is appended. */
@Injectable()
export class Credentials {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** @returns false where the name, or the person, has a row already */
  async reserve({ userId, usernameKey, passwordHash, commandId, reservedAt }: Reservation): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `INSERT INTO credentials (user_id, username_key, password_hash, state, command_id, reserved_at)
       VALUES ($1, $2, $3, 'reserved', $4, $5) ON CONFLICT DO NOTHING`,
      [userId, usernameKey, passwordHash, commandId, reservedAt],
    );
    return rowCount === 1;
  }

  byName(usernameKey: string): Promise<Credential | null> {
    return this.one(`SELECT ${COLUMNS} FROM credentials WHERE username_key = $1`, usernameKey);
  }

  of(userId: string): Promise<Credential | null> {
    return this.one(`SELECT ${COLUMNS} FROM credentials WHERE user_id = $1`, userId);
  }

  byConfirmedEmail(emailKey: string): Promise<Credential | null> {
    return this.one(
      `SELECT ${COLUMNS} FROM credentials WHERE user_id = (SELECT user_id FROM confirmed_emails WHERE email_key = $1)`,
      emailKey,
    );
  }

  /** The oldest first. @param after the last one of the page before */
  async reservedOutside({ from, to }: TimeSpan, limit: number, after?: Credential): Promise<readonly Credential[]> {
    const { rows } = await this.db.query<Credential>(
      `SELECT ${COLUMNS} FROM credentials WHERE state = 'reserved' AND (reserved_at < $1 OR reserved_at > $2)
       AND ($4::timestamptz IS NULL OR (reserved_at, user_id) > ($4, $5)) ORDER BY reserved_at, user_id LIMIT $3`,
      [from, to, limit, after?.reservedAt ?? null, after?.userId ?? null],
    );
    return rows;
  }

  async settleAsRegistered({ userId, commandId }: Pick<Credential, 'userId' | 'commandId'>): Promise<void> {
    await this.db.query(`UPDATE credentials SET state = 'registered' WHERE user_id = $1 AND command_id = $2`, [
      userId,
      commandId,
    ]);
  }

  async release({ userId, commandId }: Pick<Credential, 'userId' | 'commandId'>): Promise<void> {
    await this.db.query(`DELETE FROM credentials WHERE user_id = $1 AND command_id = $2 AND state = 'reserved'`, [
      userId,
      commandId,
    ]);
  }

  async setPassword(userId: string, passwordHash: string): Promise<void> {
    await this.db.query('UPDATE credentials SET password_hash = $2 WHERE user_id = $1', [userId, passwordHash]);
  }

  private async one(text: string, value: string): Promise<Credential | null> {
    const { rows } = await this.db.query<Credential>(text, [value]);
    return rows[0] ?? null;
  }
}
