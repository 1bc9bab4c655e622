import { Inject, Injectable } from '@nestjs/common';
import { KeepsPersonalData, type PersonalStore } from '#backend/platform/personal-data/personal-store.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { Devices } from './devices.js';

/** The devices on which a person is or was signed in. */
@Injectable()
@KeepsPersonalData()
export class DevicesStore implements PersonalStore {
  readonly name = 'devices';

  constructor(
    private readonly devices: Devices,
    @Inject(POSTGRES) private readonly db: Postgres,
  ) {}

  async *export(userId: string): AsyncGenerator<object> {
    yield* await this.devices.list(userId, null);
  }

  /** A token of a deleted device is not accepted; the epoch stays for tokens from before devices had ids. */
  async erase(userId: string): Promise<void> {
    await this.db.query('DELETE FROM devices WHERE user_id = $1', [userId]);
  }
}
