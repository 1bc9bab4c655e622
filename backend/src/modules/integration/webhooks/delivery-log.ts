import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type DeliveryAttempt } from './deliveries.js';

export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface LoggedDelivery {
  readonly messageId: string;
  readonly type: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** When it was planned, the last time. */
  readonly createdAt: Date;
  readonly nextAttemptAt: Date;
  readonly lastAt: Date | null;
  readonly status: number | null;
  readonly error: string | null;
  readonly latencyMs: number | null;
}
/** With its place in the log of the game; null for what is in none. */
export interface FoundDelivery extends LoggedDelivery {
  readonly stream: string | null;
  readonly revision: bigint | null;
}
export interface Try extends DeliveryAttempt {
  readonly at: Date;
}
export interface DeliveriesWanted {
  readonly state?: DeliveryState | undefined;
  readonly limit: number;
  /** Only what stands behind this one. */
  readonly after?: Pick<LoggedDelivery, 'createdAt' | 'messageId'> | null;
}

const COLUMNS = `message_id AS "messageId", type, state, attempts, created_at AS "createdAt",
  next_attempt_at AS "nextAttemptAt", last.at AS "lastAt", last.status, last.error, last.latency_ms AS "latencyMs"`;
const FROM = `FROM webhook_deliveries delivery LEFT JOIN LATERAL (SELECT at, status, error, latency_ms
    FROM webhook_attempts attempt
    WHERE attempt.endpoint_id = delivery.endpoint_id AND attempt.message_id = delivery.message_id
    ORDER BY at DESC LIMIT 1) last ON true`;
const PAGE = `SELECT ${COLUMNS} ${FROM}
  WHERE endpoint_id = $1 AND ($2::text IS NULL OR state = $2)
    AND ($3::timestamptz IS NULL OR (created_at, message_id) < ($3, $4))
  ORDER BY created_at DESC, message_id DESC LIMIT $5`;
const FIND = `SELECT ${COLUMNS}, stream, revision::text ${FROM} WHERE endpoint_id = $1 AND message_id = $2`;
const TRIES = `SELECT at, status, error, latency_ms AS "latencyMs" FROM webhook_attempts
  WHERE endpoint_id = $1 AND message_id = $2 ORDER BY at`;

/** What was sent to whom, and how it went. */
@Injectable()
export class DeliveryLog {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** What was planned last comes first. */
  async page(endpointId: string, { state, limit, after }: DeliveriesWanted): Promise<readonly LoggedDelivery[]> {
    const values = [endpointId, state ?? null, after?.createdAt ?? null, after?.messageId ?? null, limit];
    return (await this.db.query<LoggedDelivery>(PAGE, values)).rows;
  }

  async find(endpointId: string, messageId: string): Promise<FoundDelivery | null> {
    type Row = Omit<FoundDelivery, 'revision'> & { readonly revision: string | null };
    const [row] = (await this.db.query<Row>(FIND, [endpointId, messageId])).rows;
    return row ? { ...row, revision: row.revision === null ? null : BigInt(row.revision) } : null;
  }

  /** The oldest first. */
  async triesOf(endpointId: string, messageId: string): Promise<readonly Try[]> {
    return (await this.db.query<Try>(TRIES, [endpointId, messageId])).rows;
  }
}
