import { type Migration } from '#backend/platform/postgres/migration.js';

/** A lead that comes again from another system is found by the capture that made it. */
export const leadCommandsMigration: Migration = {
  name: 'lead-commands',
  up: 'create index leads_of_command on leads (command_id)',
};
