import { type Migration } from '../postgres/migration.js';

/**
 * Folded states, sealed; they only save time. The table may be emptied at any time, and must be after an older log is
 * restored.
 */
export const snapshotsMigration: Migration = {
  name: 'snapshots',
  up: `create table snapshots (
    stream text not null,
    fold text not null,
    fold_version integer not null,
    revision bigint not null,
    global_position bigint not null,
    subject text not null,
    state text not null,
    taken_at timestamptz not null default now(),
    primary key (stream, fold)
  )`,
};
