import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

export interface Factor {
  readonly sealed: string;
  readonly isEnrolled: boolean;
  readonly lockedUntil: Date | null;
}
export interface Pass {
  readonly hash: string;
  readonly endsAt: Date;
}

/** Wrong codes in a row, after which each further one is answered after a wait. */
const FREE_FAILURES = 5;
const WAIT = '15 minutes';

const PREPARE = `INSERT INTO second_factors (staff_id, sealed, created_at) VALUES ($1, $2, $3)
  ON CONFLICT (staff_id) DO UPDATE SET sealed = excluded.sealed, created_at = excluded.created_at
  WHERE second_factors.enrolled_at IS NULL`;
const FIND = `SELECT sealed, enrolled_at IS NOT NULL AS "isEnrolled", locked_until AS "lockedUntil"
  FROM second_factors WHERE staff_id = $1`;
/** Counted before the code is looked at, so that many codes at once are counted as well. */
const BEGIN = `UPDATE second_factors SET failures = failures + 1,
    locked_until = CASE WHEN failures + 1 >= ${FREE_FAILURES} THEN $2::timestamptz + interval '${WAIT}' END
  WHERE staff_id = $1 AND (locked_until IS NULL OR locked_until <= $2)`;
/** A code opens once: the time step of the last used code only rises. */
const TAKE = `UPDATE second_factors SET last_step = $2, failures = 0, locked_until = NULL,
    enrolled_at = coalesce(enrolled_at, $3)
  WHERE staff_id = $1 AND last_step < $2 AND (enrolled_at IS NOT NULL) = $4`;
const USE = `WITH used AS (UPDATE second_factor_recovery_codes SET used_at = $3
    WHERE staff_id = $1 AND hash = $2 AND used_at IS NULL RETURNING staff_id)
  UPDATE second_factors SET failures = 0, locked_until = NULL WHERE staff_id IN (SELECT staff_id FROM used)`;
const ADD_CODES = `INSERT INTO second_factor_recovery_codes (staff_id, hash) SELECT $1, * FROM unnest($2::text[])`;
const CODES_LEFT = `SELECT count(*)::int AS left FROM second_factor_recovery_codes
  WHERE staff_id = $1 AND used_at IS NULL`;
const PASS = `WITH ended AS (DELETE FROM second_factor_passes WHERE staff_id = $1 AND ends_at <= $4)
  INSERT INTO second_factor_passes (hash, staff_id, ends_at) VALUES ($2, $1, $3)
  ON CONFLICT (hash) DO UPDATE SET ends_at = excluded.ends_at`;
const HAS_PASSED = 'SELECT 1 FROM second_factor_passes WHERE hash = $1 AND staff_id = $2 AND ends_at > $3';

/** Tables of second factors. Each step is one statement, by which two copies of the api can't take one code twice. */
@Injectable()
export class FactorRows {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A secret that waits for its first code. @returns false where one is enrolled */
  prepare(staffId: string, sealed: string): Promise<boolean> {
    return this.changes(PREPARE, staffId, sealed, this.clock.now());
  }

  async find(staffId: string): Promise<Factor | null> {
    return (await this.db.query<Factor & Record<string, unknown>>(FIND, [staffId])).rows[0] ?? null;
  }

  /** @returns false while it is locked */
  beginAttempt(staffId: string): Promise<boolean> {
    return this.changes(BEGIN, staffId, this.clock.now());
  }

  /** @param enrolled whether it is enrolled already; else this enrols it @returns false for an earlier step */
  takeStep(staffId: string, step: number, enrolled: boolean): Promise<boolean> {
    return this.changes(TAKE, staffId, step, this.clock.now(), enrolled);
  }

  /** @returns whether there was such a code, unused */
  takeRecoveryCode(staffId: string, hash: string): Promise<boolean> {
    return this.changes(USE, staffId, hash, this.clock.now());
  }

  async addRecoveryCodes(staffId: string, hashes: readonly string[]): Promise<void> {
    await this.db.query(ADD_CODES, [staffId, hashes]);
  }

  async recoveryCodesLeft(staffId: string): Promise<number> {
    return (await this.db.query<{ left: number }>(CODES_LEFT, [staffId])).rows[0]?.left ?? 0;
  }

  async addPass(staffId: string, { hash, endsAt }: Pass): Promise<void> {
    await this.db.query(PASS, [staffId, hash, endsAt, this.clock.now()]);
  }

  hasPass(staffId: string, hash: string): Promise<boolean> {
    return this.changes(HAS_PASSED, hash, staffId, this.clock.now());
  }

  /** @returns whether there was one */
  remove(staffId: string): Promise<boolean> {
    return this.changes('DELETE FROM second_factors WHERE staff_id = $1', staffId);
  }

  private async changes(text: string, ...values: readonly unknown[]): Promise<boolean> {
    return (await this.db.query(text, [...values])).rowCount === 1;
  }
}
