import { type Migration } from '#backend/platform/postgres/migration.js';

/** Where events are sent, with what secrets, and how it went. No table holds what an endpoint answered. */
export const webhooksMigration: Migration = {
  name: 'webhooks',
  up: `
    CREATE TABLE webhook_endpoints (
      id text PRIMARY KEY,
      url text NOT NULL,
      types text[],
      created_at timestamptz NOT NULL,
      disabled_at timestamptz,
      disabled_reason text,
      lease text,
      leased_until timestamptz
    );
    CREATE TABLE webhook_secrets (
      id text PRIMARY KEY,
      endpoint_id text NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
      sealed text NOT NULL,
      created_at timestamptz NOT NULL,
      expires_at timestamptz
    );
    CREATE INDEX webhook_secrets_of_endpoint ON webhook_secrets (endpoint_id, created_at);
    CREATE TABLE webhook_deliveries (
      endpoint_id text NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
      message_id text NOT NULL,
      type text NOT NULL,
      stream text,
      revision bigint,
      state text NOT NULL DEFAULT 'pending',
      attempts integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL,
      created_at timestamptz NOT NULL,
      settled_at timestamptz,
      PRIMARY KEY (endpoint_id, message_id)
    );
    CREATE INDEX webhook_deliveries_due ON webhook_deliveries (endpoint_id, next_attempt_at) WHERE state = 'pending';
    CREATE INDEX webhook_deliveries_settled ON webhook_deliveries (settled_at) WHERE state <> 'pending';
    CREATE TABLE webhook_attempts (
      endpoint_id text NOT NULL,
      message_id text NOT NULL,
      at timestamptz NOT NULL,
      status integer,
      error text,
      latency_ms integer NOT NULL,
      FOREIGN KEY (endpoint_id, message_id) REFERENCES webhook_deliveries (endpoint_id, message_id) ON DELETE CASCADE
    );
    CREATE INDEX webhook_attempts_of_delivery ON webhook_attempts (endpoint_id, message_id, at);`,
};

/** Since when an endpoint is enabled; null: since it was made. One end of one such time is told once. */
export const enabledAtMigration: Migration = {
  name: 'webhooks-enabled-at',
  up: 'ALTER TABLE webhook_endpoints ADD COLUMN enabled_at timestamptz',
};

/** Endpoints that get only what is triggered by hand; and when an endpoint was disabled last, which stays when it is enabled. */
export const testEndpointsMigration: Migration = {
  name: 'webhooks-test',
  up: `
    ALTER TABLE webhook_endpoints ADD COLUMN test boolean NOT NULL DEFAULT false, ADD COLUMN last_disabled_at timestamptz;
    UPDATE webhook_endpoints SET last_disabled_at = disabled_at;`,
};

/** For lists of deliveries, and for how an endpoint does. */
export const deliveryListsMigration: Migration = {
  name: 'webhooks-lists',
  up: `
    CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (endpoint_id, created_at, message_id);
    CREATE INDEX webhook_attempts_newest ON webhook_attempts (endpoint_id, at);`,
};
