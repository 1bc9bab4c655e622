import { type Migration } from '../postgres/migration.js';

/** The log of each snapshot; null for one from before, until the database has adopted its log. */
export const snapshotsOfALogMigration: Migration = {
  name: 'snapshots-of-a-log',
  up: 'alter table snapshots add column log_id uuid',
};
