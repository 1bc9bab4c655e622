import { type Migration } from '../postgres/migration.js';

/** The log of each reaction's place; null for one from before, until the database has adopted its log. */
export const reactionsOfALogMigration: Migration = {
  name: 'reactions-of-a-log',
  up: 'alter table reaction_checkpoints add column log_id uuid',
};
