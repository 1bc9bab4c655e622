import { type Migration } from '#backend/platform/postgres/migration.js';

/** Who asked to be erased; `finished_at` is null while something of them may be left. Kept for ever, also as a file. */
export const erasuresMigration: Migration = {
  name: 'erasures',
  up: `create table erasures (
    user_id text primary key,
    requested_at timestamptz not null,
    finished_at timestamptz
  );
  create index erasures_unfinished on erasures (requested_at) where finished_at is null`,
};
