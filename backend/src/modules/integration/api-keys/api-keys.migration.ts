import { type Migration } from '#backend/platform/postgres/migration.js';

/** Keys of integrations. Of a secret only its keyed hash is kept; a key has two of them while it is being rotated. */
export const apiKeysMigration: Migration = {
  name: 'api-keys',
  up: `
    CREATE TABLE api_keys (
      id text PRIMARY KEY,
      name text NOT NULL,
      scopes text[] NOT NULL,
      created_at timestamptz NOT NULL,
      revoked_at timestamptz
    );
    CREATE TABLE api_key_secrets (
      hash text PRIMARY KEY,
      key_id text NOT NULL REFERENCES api_keys (id),
      created_at timestamptz NOT NULL,
      expires_at timestamptz
    );
    CREATE INDEX api_key_secrets_of_key ON api_key_secrets (key_id, created_at);`,
};

/** Keys that read samples and change nothing. */
export const testKeysMigration: Migration = {
  name: 'api-keys-test',
  up: 'ALTER TABLE api_keys ADD COLUMN test boolean NOT NULL DEFAULT false',
};
