/**
 * The log's identity, beside its head: it is copied and restored with the log. A log from before gets one here; an
 * empty one has none for its readers (`identity` of the port).
 */
export const logIdentityMigration = {
  name: 'log-identity',
  up: 'alter table event_log_head add column identity uuid not null default gen_random_uuid()',
};
