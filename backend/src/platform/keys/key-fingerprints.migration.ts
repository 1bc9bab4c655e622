import { type Migration } from '../postgres/migration.js';

/** What a database knows of the secrets it was used with; `replaced_at` is null while a secret is in use. */
export const keyFingerprintsMigration: Migration = {
  name: 'key-fingerprints',
  up: `create table key_fingerprints (
    use text not null,
    fingerprint text not null,
    adopted_at timestamptz not null default now(),
    replaced_at timestamptz,
    primary key (use, fingerprint)
  )`,
};
