import { type Migration } from '../postgres/migration.js';

/** Each reaction's checkpoint in the log: all events up to it have become jobs. */
export const reactionCheckpointsMigration: Migration = {
  name: 'reaction-checkpoints',
  up: 'create table reaction_checkpoints (name text primary key, position bigint not null, moved_at timestamptz not null default now())',
};
