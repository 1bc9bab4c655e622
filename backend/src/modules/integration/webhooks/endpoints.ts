import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, type Clock } from '#backend/platform/clock/clock.js';
import { SealedSecrets } from '#backend/platform/keys/sealed-secrets.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { areaOf } from '../domain/wanted-types.js';

export interface Endpoint {
  readonly id: string;
  readonly url: string;
  /** Types of the feed, and areas of it; null: all. */
  readonly types: readonly string[] | null;
  /** It gets only what is triggered by hand. */
  readonly test: boolean;
  readonly createdAt: Date;
  /** Since when it is or was enabled. */
  readonly enabledAt: Date;
  readonly disabledAt: Date | null;
  /** '410', 'no answer for three days', 'by command'. */
  readonly disabledReason: string | null;
  /** The last time, also when it is enabled again. */
  readonly lastDisabledAt: Date | null;
}
export type NewEndpointFields = Pick<Endpoint, 'url' | 'types' | 'test'>;

const ID_BYTES = 6;
/** As Standard Webhooks asks: 24 to 64. */
const SECRET_BYTES = 32;
const COLUMNS = `id, url, types, test, created_at AS "createdAt", coalesce(enabled_at, created_at) AS "enabledAt",
  disabled_at AS "disabledAt", disabled_reason AS "disabledReason", last_disabled_at AS "lastDisabledAt"`;
const placeOf = (endpointId: string, id: string): string => `webhook ${endpointId} ${id}`;

/** Where events are sent. Kept on the write side, as no projection could make them again. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    private readonly secrets: SealedSecrets,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** @returns its secret, which is shown this once */
  async add({ url, types, test }: NewEndpointFields): Promise<{ readonly id: string; readonly secret: string }> {
    const id = `ep_${this.random.bytes(ID_BYTES).toString('hex')}`;
    await this.db.query(
      'INSERT INTO webhook_endpoints (id, url, types, test, created_at) VALUES ($1, $2, $3, $4, $5)',
      [id, url, types, test, this.clock.now()],
    );
    return { id, secret: await this.newSecret(id) };
  }

  /** The oldest first. */
  async list(): Promise<readonly Endpoint[]> {
    return (await this.db.query<Endpoint>(`SELECT ${COLUMNS} FROM webhook_endpoints ORDER BY created_at, id`)).rows;
  }

  async find(id: string): Promise<Endpoint | null> {
    return (
      (await this.db.query<Endpoint>(`SELECT ${COLUMNS} FROM webhook_endpoints WHERE id = $1`, [id])).rows[0] ?? null
    );
  }

  /** Those that are to get events of this type now: it may have been new when they were made. */
  async wanting(type: string): Promise<readonly Endpoint[]> {
    const { rows } = await this.db.query<Endpoint>({
      name: 'webhook-endpoints-wanting',
      text: `SELECT ${COLUMNS} FROM webhook_endpoints
        WHERE disabled_at IS NULL AND NOT test AND (types IS NULL OR types && $1::text[])`,
      values: [[type, areaOf(type)]],
    });
    return rows;
  }

  /** Whether events of the game are sent anywhere at all. */
  async areAny(): Promise<boolean> {
    const text = 'SELECT 1 FROM webhook_endpoints WHERE disabled_at IS NULL AND NOT test LIMIT 1';
    return (await this.db.query({ name: 'webhook-endpoints-any', text })).rowCount === 1;
  }

  /** @returns whether it was there */
  async remove(id: string): Promise<boolean> {
    return (await this.db.query('DELETE FROM webhook_endpoints WHERE id = $1', [id])).rowCount === 1;
  }

  /** @returns whether it was enabled until now */
  async disable(id: string, reason: string): Promise<boolean> {
    const text = `UPDATE webhook_endpoints SET disabled_at = $2, last_disabled_at = $2, disabled_reason = $3
      WHERE id = $1 AND disabled_at IS NULL`;
    return (await this.db.query(text, [id, this.clock.now(), reason])).rowCount === 1;
  }

  /** Its waiting deliveries are due at once, with all their attempts. @returns whether it was disabled until now */
  async enable(id: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `WITH enabled AS (UPDATE webhook_endpoints SET disabled_at = NULL, disabled_reason = NULL, enabled_at = $2
          WHERE id = $1 AND disabled_at IS NOT NULL RETURNING id),
        due AS (UPDATE webhook_deliveries SET attempts = 0, next_attempt_at = $2
          WHERE endpoint_id IN (SELECT id FROM enabled) AND state = 'pending')
        SELECT id FROM enabled`,
      [id, this.clock.now()],
    );
    return rowCount === 1;
  }

  /** @returns a secret beside which earlier secrets sign too, until `overlapEndsAt` */
  async rotate(id: string, overlapMs: number): Promise<{ readonly secret: string; readonly overlapEndsAt: Date }> {
    const overlapEndsAt = new Date(this.clock.now().getTime() + overlapMs);
    await this.db.query(
      'UPDATE webhook_secrets SET expires_at = least(expires_at, $2::timestamptz) WHERE endpoint_id = $1',
      [id, overlapEndsAt],
    );
    return { secret: await this.newSecret(id), overlapEndsAt };
  }

  /** Those that sign now, the newest first. */
  async secretsOf(endpointId: string): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ id: string; sealed: string }>(
      `SELECT id, sealed FROM webhook_secrets WHERE endpoint_id = $1 AND (expires_at IS NULL OR expires_at > $2)
        ORDER BY expires_at IS NULL DESC, created_at DESC`,
      [endpointId, this.clock.now()],
    );
    return rows.map(({ id, sealed }) => this.secrets.open(sealed, placeOf(endpointId, id)));
  }

  /** For one worker at a time. @returns the lease, null where another has it */
  async lease(id: string, forMs: number): Promise<string | null> {
    const [lease, now] = [this.random.uuid(), this.clock.now()];
    const { rowCount } = await this.db.query(
      `UPDATE webhook_endpoints SET lease = $2, leased_until = $4
        WHERE id = $1 AND disabled_at IS NULL AND (leased_until IS NULL OR leased_until <= $3)`,
      [id, lease, now, new Date(now.getTime() + forMs)],
    );
    return rowCount === 1 ? lease : null;
  }

  async release(id: string, lease: string): Promise<void> {
    await this.db.query('UPDATE webhook_endpoints SET leased_until = NULL WHERE id = $1 AND lease = $2', [id, lease]);
  }

  private async newSecret(endpointId: string): Promise<string> {
    const [id, secret] = [this.random.uuid(), `whsec_${this.random.bytes(SECRET_BYTES).toString('base64')}`];
    await this.db.query('INSERT INTO webhook_secrets (id, endpoint_id, sealed, created_at) VALUES ($1, $2, $3, $4)', [
      id,
      endpointId,
      this.secrets.seal(secret, placeOf(endpointId, id)),
      this.clock.now(),
    ]);
    return secret;
  }
}
