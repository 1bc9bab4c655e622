import { type Migration } from '#backend/platform/postgres/migration.js';

/**
 * Second factors of staff: the secret sealed, recovery codes and passes as keyed hashes. `last_step` is the time step of
 * the last code that was taken; `enrolled_at` is null until a first code is given.
 */
export const secondFactorsMigration: Migration = {
  name: 'second_factors',
  up: `
    CREATE TABLE second_factors (
      staff_id text PRIMARY KEY,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL,
      enrolled_at timestamptz,
      last_step bigint NOT NULL DEFAULT 0,
      failures integer NOT NULL DEFAULT 0,
      locked_until timestamptz
    );
    CREATE TABLE second_factor_recovery_codes (
      staff_id text NOT NULL REFERENCES second_factors (staff_id) ON DELETE CASCADE,
      hash text NOT NULL,
      used_at timestamptz,
      PRIMARY KEY (staff_id, hash)
    );
    CREATE TABLE second_factor_passes (
      hash text PRIMARY KEY,
      staff_id text NOT NULL REFERENCES second_factors (staff_id) ON DELETE CASCADE,
      ends_at timestamptz NOT NULL
    );
    CREATE INDEX second_factor_passes_of_staff ON second_factor_passes (staff_id);`,
};
