import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

/** An event for an endpoint; where it stands in the log is all that is kept of it. */
export interface Message {
  readonly messageId: string;
  /** Of the feed. */
  readonly type: string;
  readonly stream: string;
  readonly revision: bigint;
}
export interface DueDelivery extends Message {
  readonly attempts: number;
}
/** One attempt. What was answered is not kept: it could repeat anything. */
export interface DeliveryAttempt {
  readonly status: number | null;
  /** A code such as ECONNREFUSED. */
  readonly error: string | null;
  readonly latencyMs: number;
}
export type Settled = 'delivered' | 'failed';

export interface Pinged {
  readonly messageId: string;
  readonly type: string;
  readonly attempt: DeliveryAttempt;
  readonly ended: Settled;
}

const KEPT_DAYS = 30;

const AGAIN = `DO UPDATE SET state = 'pending', attempts = 0, next_attempt_at = excluded.next_attempt_at,
  created_at = excluded.created_at`;
/** Over which of an endpoint's deliveries of the same event another one is planned. */
const OVER = { none: 'DO NOTHING', failed: `${AGAIN} WHERE webhook_deliveries.state = 'failed'`, any: AGAIN };
export type Over = keyof typeof OVER;

/** What is to be sent to whom, and how it went. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Plans a delivery once; a repetition changes nothing, but over what it names. @returns whether it is planned by this */
  async plan(
    endpointId: string,
    { messageId, type, stream, revision }: Message,
    over: Over = 'none',
  ): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `INSERT INTO webhook_deliveries (endpoint_id, message_id, type, stream, revision, next_attempt_at, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (endpoint_id, message_id) ${OVER[over]}`,
      [endpointId, messageId, type, stream, String(revision), this.clock.now()],
    );
    return rowCount === 1;
  }

  /** The same for many in one statement; each of them once. @returns how many are planned by this */
  async planAll(endpointId: string, messages: readonly Message[], over: Over): Promise<number> {
    if (messages.length === 0) return 0;
    const { rowCount } = await this.db.query(
      `INSERT INTO webhook_deliveries (endpoint_id, message_id, type, stream, revision, next_attempt_at, created_at)
        SELECT $1, message_id, type, stream, revision, $6, $6
          FROM unnest($2::text[], $3::text[], $4::text[], $5::bigint[]) AS message (message_id, type, stream, revision)
        ON CONFLICT (endpoint_id, message_id) ${OVER[over]}`,
      [
        endpointId,
        messages.map(({ messageId }) => messageId),
        messages.map(({ type }) => type),
        messages.map(({ stream }) => stream),
        messages.map(({ revision }) => String(revision)),
        this.clock.now(),
      ],
    );
    return rowCount ?? 0;
  }

  /** Sends one of the log of deliveries again. @returns whether it is in it */
  async planAgain(endpointId: string, messageId: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `UPDATE webhook_deliveries SET state = 'pending', attempts = 0, next_attempt_at = $3, created_at = $3
        WHERE endpoint_id = $1 AND message_id = $2 AND stream IS NOT NULL`,
      [endpointId, messageId, this.clock.now()],
    );
    return rowCount === 1;
  }

  /** The longest due first. */
  async due(endpointId: string, limit: number): Promise<readonly DueDelivery[]> {
    const { rows } = await this.db.query<Omit<DueDelivery, 'revision'> & { revision: string }>(
      `SELECT message_id AS "messageId", type, stream, revision::text, attempts FROM webhook_deliveries
        WHERE endpoint_id = $1 AND state = 'pending' AND next_attempt_at <= $2
        ORDER BY next_attempt_at, message_id LIMIT $3`,
      [endpointId, this.clock.now(), limit],
    );
    return rows.map((row) => ({ ...row, revision: BigInt(row.revision) }));
  }

  /** Endpoints for which something is due, and that nobody sends to at this moment. */
  async waitingEndpoints(): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ id: string }>(
      `SELECT id FROM webhook_endpoints endpoint
        WHERE disabled_at IS NULL AND (leased_until IS NULL OR leased_until <= $1) AND EXISTS (
          SELECT 1 FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'pending' AND next_attempt_at <= $1)`,
      [this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** @param next when it is tried again, or how it has ended */
  async note(endpointId: string, messageId: string, attempt: DeliveryAttempt, next: Date | Settled): Promise<void> {
    const [now, again] = [this.clock.now(), next instanceof Date ? next : null];
    await this.db.query(
      `WITH delivery AS (UPDATE webhook_deliveries SET attempts = attempts + 1, state = $3,
          next_attempt_at = coalesce($4, next_attempt_at), settled_at = CASE WHEN $4::timestamptz IS NULL THEN $5::timestamptz END
          WHERE endpoint_id = $1 AND message_id = $2 RETURNING endpoint_id, message_id)
        INSERT INTO webhook_attempts (endpoint_id, message_id, at, status, error, latency_ms)
          SELECT endpoint_id, message_id, $5, $6, $7, $8 FROM delivery`,
      [
        endpointId,
        messageId,
        again ? 'pending' : next,
        again,
        now,
        attempt.status,
        attempt.error,
        Math.round(attempt.latencyMs),
      ],
    );
  }

  /** A ping is noted as it ended: nobody sends it again. */
  async notePing(endpointId: string, { messageId, type, attempt, ended }: Pinged): Promise<void> {
    await this.db.query(
      `INSERT INTO webhook_deliveries (endpoint_id, message_id, type, state, next_attempt_at, created_at)
        VALUES ($1, $2, $3, $4, $5, $5)`,
      [endpointId, messageId, type, ended, this.clock.now()],
    );
    await this.note(endpointId, messageId, attempt, ended);
  }

  /** What ended a month ago. */
  async forgetOld(): Promise<void> {
    await this.db.query(
      `DELETE FROM webhook_deliveries WHERE state <> 'pending' AND settled_at < $1::timestamptz - make_interval(days => $2)`,
      [this.clock.now(), KEPT_DAYS],
    );
  }
}
