import { Inject, Injectable } from '@nestjs/common';
import {
  KeepsPersonalData,
  nothingToExport,
  type PersonalStore,
} from '#backend/platform/personal-data/personal-store.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

/** Also those sealed with a key that the person holds. */
const DELETE = `delete from snapshots where subject = $1
  or subject in (select user_id from subject_keys where held_by = $1)`;

/** Folded states: the log has the same, and they open for nobody any more. They need no place either. */
@Injectable()
@KeepsPersonalData()
export class SnapshotsStore implements PersonalStore {
  readonly name = 'snapshots';
  readonly export = nothingToExport;

  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  async erase(userId: string): Promise<void> {
    await this.db.query(DELETE, [userId]);
  }
}
