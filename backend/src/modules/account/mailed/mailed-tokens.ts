import { type KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type Random } from '#backend/platform/random/random.js';

const TOKEN_BYTES = 32;
/** Only a person's newest token counts: see `isNewest`. */
const NEWER = `EXISTS (SELECT 1 FROM %t newer WHERE newer.user_id = mine.user_id
  AND (newer.created_at, newer.id) > (mine.created_at, mine.id))`;

export interface MailedToken {
  readonly id: string;
  readonly userId: string;
  readonly used: boolean;
  readonly expiresAt: Date;
  /** A newer one of the same person ends those before it. */
  readonly isNewest: boolean;
}
export interface Requested {
  /** Of the request: another attempt to send its mail gets another token in place of the first. */
  readonly id: string;
  readonly userId: string;
}
export interface TokenParts {
  readonly db: Postgres;
  readonly hashes: KeyedHashes;
  readonly random: Random;
}

/** Tokens that only a mail carries: the table has their keyed hashes. Each works once, for a time, until there is a newer one. */
export class MailedTokens {
  constructor(
    private readonly table: 'password_reset_tokens' | 'email_confirmations',
    private readonly parts: TokenParts,
  ) {}

  async find(token: string): Promise<MailedToken | null> {
    const { rows } = await this.parts.db.query<MailedToken>(
      this.sql(`SELECT id, user_id AS "userId", used, expires_at AS "expiresAt", NOT ${NEWER} AS "isNewest"
        FROM %t mine WHERE token = $1`),
      [this.hashed(token)],
    );
    return rows[0] ?? null;
  }

  /** Whether the request has had a token before, and whether it is over: used, or followed by a newer one. */
  async stateOf(id: string): Promise<'new' | 'open' | 'over'> {
    const { rows } = await this.parts.db.query<{ over: boolean }>(
      this.sql(`SELECT used OR ${NEWER} AS over FROM %t mine WHERE id = $1`),
      [id],
    );
    return rows[0] ? (rows[0].over ? 'over' : 'open') : 'new';
  }

  async hasLive(userId: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.parts.db.query(
      this.sql(`SELECT 1 FROM %t mine WHERE user_id = $1 AND NOT used AND expires_at > $2 AND NOT ${NEWER}`),
      [userId, now],
    );
    return rowCount === 1;
  }

  /** A new token, for the mail alone. @param more further columns of the table */
  async make(
    { id, userId, expiresAt }: Requested & { readonly expiresAt: Date },
    more: Readonly<Record<string, string>> = {},
  ): Promise<string> {
    const token = this.parts.random.bytes(TOKEN_BYTES).toString('base64url');
    const row = { id, user_id: userId, token: this.hashed(token), expires_at: expiresAt, ...more };
    const values = Object.values(row);
    await this.parts.db.query(
      this.sql(`INSERT INTO %t (${Object.keys(row).join(', ')}) VALUES (${values.map((_, n) => `$${n + 1}`).join(', ')})
        ON CONFLICT (id) DO UPDATE SET token = excluded.token, expires_at = excluded.expires_at`),
      values,
    );
    return token;
  }

  /** @returns whether it was unused until now, and good */
  async use(id: string, now: Date): Promise<boolean> {
    const { rowCount } = await this.parts.db.query(this.using(), [id, now]);
    return rowCount === 1;
  }

  /** The statement that uses up token $1 at time $2. */
  protected using(): string {
    return this.sql(`UPDATE %t mine SET used = true WHERE id = $1 AND NOT used AND expires_at > $2 AND NOT ${NEWER}`);
  }

  /** Ends all tokens that were made for the user so far. */
  async endAll(userId: string): Promise<void> {
    await this.parts.db.query(this.sql('UPDATE %t SET used = true WHERE user_id = $1 AND NOT used'), [userId]);
  }

  async erase(userId: string): Promise<void> {
    await this.parts.db.query(this.sql('DELETE FROM %t WHERE user_id = $1'), [userId]);
  }

  private sql(text: string): string {
    return text.replaceAll('%t', this.table);
  }

  private hashed(token: string): string {
    return this.parts.hashes.of('mailed-token', token);
  }
}
