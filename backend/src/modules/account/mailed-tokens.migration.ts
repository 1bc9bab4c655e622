import { type Migration } from '#backend/platform/postgres/migration.js';

/** Tokens that were sent by mail, as keyed hashes. `id` is the request's: another attempt to send it replaces its token. */
export const mailedTokensMigration: Migration = {
  name: 'mailed-tokens',
  up: `
    CREATE TABLE password_reset_tokens (
      id text PRIMARY KEY,
      user_id text NOT NULL,
      token text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      used boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX password_reset_tokens_of_user ON password_reset_tokens (user_id, created_at);
    CREATE TABLE email_confirmations (
      id text PRIMARY KEY,
      user_id text NOT NULL,
      email_key text NOT NULL,
      token text NOT NULL UNIQUE,
      expires_at timestamptz NOT NULL,
      used boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT clock_timestamp()
    );
    CREATE INDEX email_confirmations_of_user ON email_confirmations (user_id, created_at);`,
};
