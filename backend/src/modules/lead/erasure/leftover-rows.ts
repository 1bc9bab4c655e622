import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

export interface Leftover {
  readonly contactId: string;
  readonly leftAt: Date;
}
interface Row extends Leftover, Record<string, unknown> {}

const ALL =
  'select ghl_contact_id as "contactId", left_at as "leftAt" from crm_leftovers order by left_at, ghl_contact_id';

/** Table `crm_leftovers`: contacts of no lead any more that may be ours or not. Staff decide, and strike them off. */
@Injectable()
export class LeftoverRows {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  async add(contactId: string): Promise<void> {
    await this.db.query('insert into crm_leftovers (ghl_contact_id) values ($1) on conflict do nothing', [contactId]);
  }

  /** The oldest first. */
  async all(): Promise<readonly Leftover[]> {
    return (await this.db.query<Row>(ALL)).rows;
  }

  /** @returns false where it is not in the list */
  async strikeOff(contactId: string): Promise<boolean> {
    return (await this.db.query('delete from crm_leftovers where ghl_contact_id = $1', [contactId])).rowCount === 1;
  }
}
