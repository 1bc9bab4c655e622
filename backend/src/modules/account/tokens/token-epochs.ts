import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

/** Epochs of persons: they revoke tokens from before devices had ids. No such token is issued any more. */
@Injectable()
export class TokenEpochs {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  async of(userId: string): Promise<number> {
    const { rows } = await this.db.query<{ epoch: number }>({
      name: 'token-epoch',
      text: 'SELECT epoch FROM token_epochs WHERE user_id = $1',
      values: [userId],
    });
    return rows[0]?.epoch ?? 0;
  }
}
