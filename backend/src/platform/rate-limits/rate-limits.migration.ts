import { type Migration } from '../postgres/migration.js';

/** Counters of the library; `expire` is in ms since 1970. */
export const rateLimitsMigration: Migration = {
  name: 'rate-limits',
  up: 'CREATE TABLE rate_limits (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)',
};
