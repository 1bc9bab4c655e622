import { type Migration } from '../postgres/migration.js';

/** How far each reaction has come in the log: all before it has become jobs. */
export const reactionCheckpointsMigration: Migration = {
  name: 'reaction-checkpoints',
  up: 'create table reaction_checkpoints (name text primary key, position bigint not null, moved_at timestamptz not null default now())',
};
