import { type Migration } from '../postgres/migration.js';

/** The person whose erasure destroys a key that was handed over to them, with their own. */
export const heldKeysMigration: Migration = {
  name: 'held-keys',
  up: `alter table subject_keys add column held_by text;
    create index subject_keys_held_by on subject_keys (held_by) where held_by is not null`,
};
