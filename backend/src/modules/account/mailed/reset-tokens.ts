import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { MailedTokens } from './mailed-tokens.js';

/** Table `password_reset_tokens`. */
@Injectable()
export class ResetTokens extends MailedTokens {
  constructor(
    @Inject(POSTGRES) private readonly postgres: Postgres,
    hashes: KeyedHashes,
    @Inject(RANDOM) random: Random,
  ) {
    super('password_reset_tokens', { db: postgres, hashes, random });
  }

  /** Uses up a link and sets the password, both or neither. @returns whether the link was good until now */
  async useFor(id: string, now: Date, passwordHash: string): Promise<boolean> {
    const { rowCount } = await this.postgres.query(
      `WITH used AS (${this.using()} RETURNING user_id)
       UPDATE credentials SET password_hash = $3 FROM used WHERE credentials.user_id = used.user_id`,
      [id, now, passwordHash],
    );
    return rowCount === 1;
  }
}
