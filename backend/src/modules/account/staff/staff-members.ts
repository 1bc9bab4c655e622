import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

export interface StaffRow {
  readonly userId: string;
  readonly addedAt: Date;
}

const COLUMNS = 'user_id AS "userId", added_at AS "addedAt"';

/** Table `staff_members`. It is read at each request, so that a change counts at once and in every process. */
@Injectable()
export class StaffMembers {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find(userId: string): Promise<StaffRow | null> {
    const { rows } = await this.db.query<StaffRow & Record<string, unknown>>(
      `SELECT ${COLUMNS} FROM staff_members WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  /** The longest-standing first. */
  async all(): Promise<readonly StaffRow[]> {
    const { rows } = await this.db.query<StaffRow & Record<string, unknown>>(
      `SELECT ${COLUMNS} FROM staff_members ORDER BY added_at, user_id`,
      [],
    );
    return rows;
  }

  /** @returns false for somebody who is one already */
  add(userId: string): Promise<boolean> {
    const at = this.clock.now();
    return this.changes(
      'INSERT INTO staff_members (user_id, added_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      userId,
      at,
    );
  }

  /** @returns false for somebody who is none */
  remove(userId: string): Promise<boolean> {
    return this.changes('DELETE FROM staff_members WHERE user_id = $1', userId);
  }

  private async changes(text: string, ...values: readonly unknown[]): Promise<boolean> {
    return (await this.db.query(text, [...values])).rowCount === 1;
  }
}
