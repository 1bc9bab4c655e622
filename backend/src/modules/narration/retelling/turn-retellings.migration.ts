import { type Migration } from '#backend/platform/postgres/migration.js';

/** The retellings of each turn that were asked for, by the ids of their commands, and those of them that failed. */
export const turnRetellingsMigration: Migration = {
  name: 'turn-retellings',
  up: `create table turn_retellings (
    session_id text not null,
    turn integer not null,
    commands text[] not null,
    failed text[] not null default '{}',
    primary key (session_id, turn)
  )`,
};
