import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

/** How an endpoint does. */
export interface MeasuredHealth {
  readonly pending: number;
  readonly pendingSince: Date | null;
  /** Of the last day. */
  readonly delivered: number;
  readonly failedAttempts: number;
  readonly lastAt: Date | null;
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}

const DAY_MS = 24 * 3_600_000;
const IS_TAKEN = 'coalesce(status BETWEEN 200 AND 299, false)';
const HEALTH = `SELECT endpoint.id, waiting.pending, waiting.since AS "pendingSince", day.delivered,
    day.failed AS "failedAttempts", last.at AS "lastAt", last.status AS "lastStatus", last.error AS "lastError"
  FROM webhook_endpoints endpoint
  CROSS JOIN LATERAL (SELECT count(*)::int AS pending, min(created_at) AS since FROM webhook_deliveries
    WHERE endpoint_id = endpoint.id AND state = 'pending') waiting
  CROSS JOIN LATERAL (SELECT (count(*) FILTER (WHERE ${IS_TAKEN}))::int AS delivered,
      (count(*) FILTER (WHERE NOT ${IS_TAKEN}))::int AS failed
    FROM webhook_attempts WHERE endpoint_id = endpoint.id AND at > $1) day
  LEFT JOIN LATERAL (SELECT at, status, error FROM webhook_attempts WHERE endpoint_id = endpoint.id
    ORDER BY at DESC LIMIT 1) last ON true`;

@Injectable()
export class EndpointHealths {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By the id of the endpoint. */
  async all(): Promise<ReadonlyMap<string, MeasuredHealth>> {
    const since = new Date(this.clock.now().getTime() - DAY_MS);
    const { rows } = await this.db.query<MeasuredHealth & { readonly id: string }>(HEALTH, [since]);
    return new Map(rows.map(({ id, ...health }) => [id, health]));
  }
}
