import { Inject, Injectable } from '@nestjs/common';
import { type DeviceView } from '#contracts/account/views.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

export interface NewDevice {
  readonly userId: string;
  readonly deviceId: string;
  /** Not what a person typed. */
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
export interface KnownDevice {
  readonly deviceId: string;
  readonly epoch: number;
}
/** What a token is checked against. */
export interface TokenStanding {
  /** Null for a device that is not there. */
  readonly isLive: boolean | null;
  /** Tokens of earlier epochs ended when it was logged out. */
  readonly epoch: number | null;
  /** Whether its user has credentials. */
  readonly isRegistered: boolean;
}

/** A device's last use is written down again after this time. */
const USE_IS_NOTED_AFTER = '10 minutes';

/** Of one person. A sign-in on one more device ends the least recently used device. */
const MOST_DEVICES = 50;

/** Devices that signed in: each has its tokens, and may have a password of its own (table `devices`). */
@Injectable()
export class Devices {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** Adds it, unless it is there. */
  async add({ userId, deviceId, name, at }: NewDevice): Promise<void> {
    await this.db.query(
      `WITH added AS (
         INSERT INTO devices (device_id, user_id, name, created_at, last_used_at) VALUES ($1, $2, $3, $4, $4)
         ON CONFLICT (device_id) DO NOTHING
       )
       UPDATE devices SET revoked_at = $4, password_hash = NULL WHERE device_id IN (
         SELECT device_id FROM devices WHERE user_id = $2 AND device_id <> $1 AND revoked_at IS NULL
         ORDER BY last_used_at DESC, device_id OFFSET ${MOST_DEVICES - 1})`,
      [deviceId, userId, name, at],
    );
  }

  async standing(userId: string, deviceId: string): Promise<TokenStanding> {
    const { rows } = await this.db.query<TokenStanding>({
      name: 'device-standing',
      text: `SELECT d.user_id = $1 AND d.revoked_at IS NULL AS "isLive", d.epoch,
          EXISTS (SELECT 1 FROM credentials WHERE user_id = $1 AND state = 'registered') AS "isRegistered"
        FROM (SELECT) AS one LEFT JOIN devices d ON d.device_id = $2`,
      values: [userId, deviceId],
    });
    return rows[0] ?? { isLive: null, epoch: null, isRegistered: false };
  }

  /** Ends its tokens; its password stays. */
  async logOut(deviceId: string): Promise<void> {
    await this.db.query('UPDATE devices SET epoch = epoch + 1 WHERE device_id = $1', [deviceId]);
  }

  async noteUse(deviceId: string, at: string): Promise<void> {
    await this.db.query(
      `UPDATE devices SET last_used_at = $2
       WHERE device_id = $1 AND last_used_at < $2::timestamptz - interval '${USE_IS_NOTED_AFTER}'`,
      [deviceId, at],
    );
  }

  /** Gives it a password, by its keyed hash. */
  async remember(deviceId: string, passwordHash: string): Promise<void> {
    await this.db.query('UPDATE devices SET password_hash = $2 WHERE device_id = $1 AND revoked_at IS NULL', [
      deviceId,
      passwordHash,
    ]);
  }

  /** The device with that password, where it is this user's. */
  async withPassword(userId: string | null, passwordHash: string): Promise<KnownDevice | null> {
    const { rows } = await this.db.query<KnownDevice>(
      'SELECT device_id AS "deviceId", epoch FROM devices WHERE password_hash = $1 AND user_id = $2 AND revoked_at IS NULL',
      [passwordHash, userId],
    );
    return rows[0] ?? null;
  }

  /** Those of a user, the last used first. */
  async list(userId: string, current: string | null): Promise<readonly DeviceView[]> {
    const { rows } = await this.db.query<DeviceRow>(
      `SELECT device_id AS id, name, created_at, last_used_at, password_hash IS NOT NULL AS remembered
       FROM devices WHERE user_id = $1 AND revoked_at IS NULL ORDER BY last_used_at DESC, device_id`,
      [userId],
    );
    return rows.map(({ id, name, created_at, last_used_at, remembered }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      current: id === current,
      remembered,
    }));
  }

  /** @returns whether it was this user's, and not revoked before */
  async revoke(userId: string, deviceId: string, at: string): Promise<boolean> {
    const { rowCount } = await this.db.query(
      `UPDATE devices SET revoked_at = $3, password_hash = NULL
       WHERE user_id = $1 AND device_id = $2 AND revoked_at IS NULL`,
      [userId, deviceId, at],
    );
    return rowCount === 1;
  }

  /** All devices of a user but one; tokens from before devices had ids end by the user's epoch. */
  async revokeAll(userId: string, except: string | null, at: string): Promise<void> {
    await this.db.query(
      `WITH epoch AS (
         INSERT INTO token_epochs (user_id, epoch) VALUES ($1, 1)
         ON CONFLICT (user_id) DO UPDATE SET epoch = token_epochs.epoch + 1
       )
       UPDATE devices SET revoked_at = $3, password_hash = NULL
       WHERE user_id = $1 AND device_id IS DISTINCT FROM $2 AND revoked_at IS NULL`,
      [userId, except, at],
    );
  }
}

interface DeviceRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
  readonly last_used_at: Date;
  readonly remembered: boolean;
}
