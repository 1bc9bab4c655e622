import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type ChatUsage } from '#backend/platform/model/chat-model.port.js';

/** Holder of what the whole server has spent. */
const SERVER = '';

/** Both rows in one statement, the server's first: two writers lock them in the same order. */
const ADD = `insert into model_spending as spent (day, holder, calls, input_tokens, output_tokens)
  select $1, holder, 1, $3, $4 from unnest(array['${SERVER}', $2::text]) as holder
  on conflict (day, holder) do update set calls = spent.calls + 1,
    input_tokens = spent.input_tokens + excluded.input_tokens,
    output_tokens = spent.output_tokens + excluded.output_tokens`;
const OF_DAY = `select holder, input_tokens + output_tokens as tokens from model_spending
  where day = $1 and holder in ('${SERVER}', $2)`;
const OF_PERSON = `select day::text, calls, input_tokens as "inputTokens", output_tokens as "outputTokens"
  from model_spending where holder = $1 order by day`;
const DELETE_PERSON = `delete from model_spending where holder = $1
  or holder in (select user_id from subject_keys where held_by = $1)`;

export interface TokensOfDay {
  readonly byServer: number;
  readonly byPerson: number;
}
interface Row {
  readonly holder: string;
  readonly tokens: string;
}

/** What models have used, a row for each person and day: written by every process, for all of them to read. */
@Injectable()
@KeepsPersonalData()
export class SpentTokens implements PersonalStore {
  readonly name = 'modelUse';

  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async add(userId: string, { inputTokens, outputTokens }: ChatUsage): Promise<void> {
    await this.db.query(ADD, [this.today(), userId, inputTokens, outputTokens]);
  }

  /** Of the day that it is (UTC). */
  async ofToday(userId: string): Promise<TokensOfDay> {
    const { rows } = await this.db.query<Row>(OF_DAY, [this.today(), userId]);
    const tokensOf = (of: string): number => Number(rows.find(({ holder }) => holder === of)?.tokens ?? 0);
    return { byServer: tokensOf(SERVER), byPerson: tokensOf(userId) };
  }

  /** @returns how many rows are gone */
  async forgetOlderThan(days: number): Promise<number> {
    const { rowCount } = await this.db.query('delete from model_spending where day < $1::date - $2::int', [
      this.today(),
      days,
    ]);
    return rowCount ?? 0;
  }

  async *export(userId: string): AsyncGenerator<object> {
    const { rows } = await this.db.query<Record<'day' | 'calls' | 'inputTokens' | 'outputTokens', string>>(OF_PERSON, [
      userId,
    ]);
    for (const { day, calls, inputTokens, outputTokens } of rows)
      yield { day, calls: Number(calls), inputTokens: Number(inputTokens), outputTokens: Number(outputTokens) };
  }

  async erase(userId: string): Promise<void> {
    await this.db.query(DELETE_PERSON, [userId]);
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 'yyyy-mm-dd'.length);
  }
}
