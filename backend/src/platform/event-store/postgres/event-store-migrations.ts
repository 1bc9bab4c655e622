import { type Migration } from '../../postgres/migration.js';
import { eventStoreMigration } from './event-store.migration.js';
import { logIdentityMigration } from './log-identity.migration.js';
import { packedEventsMigration } from './packed-events.migration.js';
import { plainEventsMigration } from './plain-events.migration.js';

/** The tables of the log, in the order in which they are made. */
export const EVENT_STORE_MIGRATIONS: readonly Migration[] = [
  eventStoreMigration,
  plainEventsMigration,
  packedEventsMigration,
  logIdentityMigration,
];
