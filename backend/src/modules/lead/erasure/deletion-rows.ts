import { Inject, Injectable } from '@nestjs/common';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

export interface Deletion {
  readonly contactId: string | null;
  /** The sealed address under which a contact may have been made; null where none was. */
  readonly hint: string | null;
}
interface Row extends Deletion, Record<string, unknown> {}

const REQUEST = `insert into crm_deletions as known (lead_id, ghl_contact_id, contact_hint)
  select lead_id, ghl_contact_id, contact_hint from leads where lead_id = $1
  on conflict (lead_id) do update set ghl_contact_id = coalesce(known.ghl_contact_id, excluded.ghl_contact_id),
    contact_hint = coalesce(known.contact_hint, excluded.contact_hint)`;
const ADD = `insert into crm_deletions as known (lead_id, ghl_contact_id) values ($1, $2)
  on conflict (lead_id) do update set ghl_contact_id = excluded.ghl_contact_id`;
const FIND = 'select ghl_contact_id as "contactId", contact_hint as hint from crm_deletions where lead_id = $1';

/** Table `crm_deletions`: contacts of erased leads, until the CRM has them no more. */
@Injectable()
export class DeletionRows {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** Takes over what is known of the lead's contact; nothing where the lead is gone already. */
  async request(leadId: string): Promise<void> {
    await this.db.query(REQUEST, [leadId]);
  }

  /** A contact that was made while its lead was erased. */
  async add(leadId: string, contactId: string): Promise<void> {
    await this.db.query(ADD, [leadId, contactId]);
  }

  async find(leadId: string): Promise<Deletion | null> {
    return (await this.db.query<Row>(FIND, [leadId])).rows[0] ?? null;
  }

  async done(leadId: string): Promise<void> {
    await this.db.query('delete from crm_deletions where lead_id = $1', [leadId]);
  }
}
