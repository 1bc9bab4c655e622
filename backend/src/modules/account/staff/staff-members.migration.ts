import { type Migration } from '#backend/platform/postgres/migration.js';

/** People whom `npm run staff -- add` has made staff, besides those of STAFF_EMAILS. */
export const staffMembersMigration: Migration = {
  name: 'staff-members',
  up: `
    CREATE TABLE staff_members (
      user_id text PRIMARY KEY,
      added_at timestamptz NOT NULL
    );`,
};
