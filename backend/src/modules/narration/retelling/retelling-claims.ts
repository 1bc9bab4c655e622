import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

const MOST_RETELLINGS = 3;

/** A repeated command changes nothing; a new one is added while fewer than three have succeeded or are under way. */
const CLAIM = `insert into turn_retellings as asked (session_id, turn, commands) values ($1, $2, array[$3])
  on conflict (session_id, turn) do update set commands =
    case when $3 = any(asked.commands) then asked.commands else array_append(asked.commands, $3) end
  where $3 = any(asked.commands) or cardinality(asked.commands) - cardinality(asked.failed) < $4
  returning cardinality(commands) - cardinality(failed) as used`;
const GIVE_BACK = `update turn_retellings set failed = array_append(failed, $3)
  where session_id = $1 and turn = $2 and $3 = any(commands) and not $3 = any(failed)`;

export interface ClaimedRetelling {
  readonly sessionId: string;
  readonly turn: number;
  readonly commandId: string;
}

/** Three retellings of a turn, counted for all copies in one atomic statement. Rows hold ids only. */
@Injectable()
export class RetellingClaims {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** @returns how many are left after it; null: all three are used */
  async claim({ sessionId, turn, commandId }: ClaimedRetelling): Promise<number | null> {
    const { rows } = await this.db.query<{ readonly used: number }>(CLAIM, [
      sessionId,
      turn,
      commandId,
      MOST_RETELLINGS,
    ]);
    const used = rows[0]?.used;
    return used === undefined ? null : MOST_RETELLINGS - used;
  }

  /** It did not come to new words: it does not count. */
  async giveBack({ sessionId, turn, commandId }: ClaimedRetelling): Promise<void> {
    await this.db.query(GIVE_BACK, [sessionId, turn, commandId]);
  }
}
