import { type Migration } from '#backend/platform/postgres/migration.js';

/**
 * What signs people in, beside the log, owned by no projection. Names and addresses are keyed hashes. A backup holds
 * these tables with the log.
 */
export const accountsMigration: Migration = {
  name: 'accounts',
  up: `
    CREATE TABLE credentials (
      user_id text PRIMARY KEY,
      username_key text NOT NULL UNIQUE,
      password_hash text NOT NULL,
      state text NOT NULL CHECK (state IN ('reserved', 'registered')),
      command_id text NOT NULL,
      reserved_at timestamptz NOT NULL
    );
    CREATE INDEX credentials_reserved ON credentials (reserved_at) WHERE state = 'reserved';
    CREATE TABLE confirmed_emails (
      email_key text PRIMARY KEY,
      user_id text NOT NULL UNIQUE,
      confirmed_at timestamptz NOT NULL
    );
    CREATE TABLE devices (
      device_id text PRIMARY KEY,
      user_id text NOT NULL,
      password_hash text UNIQUE,
      name text NOT NULL,
      epoch integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE INDEX devices_of_user ON devices (user_id);`,
};
