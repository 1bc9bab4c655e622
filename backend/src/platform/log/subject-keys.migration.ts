import { type Migration } from '../postgres/migration.js';

/** Wrapped keys of persons. Part of every backup of the log; no projection owns it. */
export const subjectKeysMigration: Migration = {
  name: 'subject-keys',
  up: `create table subject_keys (
    user_id text primary key,
    wrapped_key text,
    created_at timestamptz not null default now(),
    destroyed_at timestamptz,
    check ((wrapped_key is null) = (destroyed_at is not null))
  )`,
};
