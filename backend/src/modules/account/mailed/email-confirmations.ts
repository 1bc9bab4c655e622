import { Inject, Injectable } from '@nestjs/common';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { MailedTokens } from './mailed-tokens.js';

/** Table `email_confirmations`. */
@Injectable()
export class EmailConfirmations extends MailedTokens {
  constructor(
    @Inject(POSTGRES) private readonly postgres: Postgres,
    hashes: KeyedHashes,
    @Inject(RANDOM) random: Random,
  ) {
    super('email_confirmations', { db: postgres, hashes, random });
  }

  /** The address that a confirmation was sent to. */
  async emailKeyOf(id: string): Promise<string | null> {
    const { rows } = await this.postgres.query<{ email_key: string }>(
      'SELECT email_key FROM email_confirmations WHERE id = $1',
      [id],
    );
    return rows[0]?.email_key ?? null;
  }
}
