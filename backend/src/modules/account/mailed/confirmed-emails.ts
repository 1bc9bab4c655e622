import { Inject, Injectable } from '@nestjs/common';
import { errorCode } from '#backend/platform/files/error-code.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

const UNIQUE_VIOLATION = '23505';

/** Table `confirmed_emails`: an address belongs to the first account whose owner proved it (design section 9). */
@Injectable()
export class ConfirmedEmails {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    private readonly hashes: KeyedHashes,
  ) {}

  /** What stands for an address in its normal form. */
  keyOf(email: string): string {
    return this.hashes.of('email', email);
  }

  async ownerOf(emailKey: string): Promise<string | null> {
    const { rows } = await this.db.query<{ user_id: string }>(
      'SELECT user_id FROM confirmed_emails WHERE email_key = $1',
      [emailKey],
    );
    return rows[0]?.user_id ?? null;
  }

  /** The key of a person's confirmed address. */
  async ownedBy(userId: string): Promise<string | null> {
    const { rows } = await this.db.query<{ email_key: string }>(
      'SELECT email_key FROM confirmed_emails WHERE user_id = $1',
      [userId],
    );
    return rows[0]?.email_key ?? null;
  }

  /** The account's one confirmed address from now on. @returns false where it is another account's */
  async claim(userId: string, emailKey: string, at: Date): Promise<boolean> {
    try {
      await this.db.query(
        `INSERT INTO confirmed_emails (email_key, user_id, confirmed_at) VALUES ($1, $2, $3)
         ON CONFLICT (user_id) DO UPDATE SET email_key = excluded.email_key, confirmed_at = excluded.confirmed_at`,
        [emailKey, userId, at],
      );
      return true;
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }
}
