import { Inject, Injectable } from '@nestjs/common';
import { type ContactOriginV1 } from '#contracts/lead/events.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';

/** What was written to a contact, so that it can be taken away again. */
export interface Traces {
  readonly tags: readonly string[];
  /** Fields with what was written there, as '<name> <hash>'. */
  readonly filled: readonly string[];
}
export interface Deletion extends Traces {
  readonly contactId: string | null;
  readonly contactOrigin: ContactOriginV1;
  /** The sealed address under which a contact may have been made; null where none was. */
  readonly hint: string | null;
}
interface Row extends Deletion, Record<string, unknown> {}

/** What was written comes from the row; to a contact from before that was kept, from the lead's events as well. */
const REQUEST = `insert into crm_deletions as known (lead_id, ghl_contact_id, contact_hint, contact_origin, tags, filled)
  select lead_id, ghl_contact_id, contact_hint, contact_origin,
    case when contact_origin is null and filled = '{}' then added_tags || $2::text[] else added_tags end,
    case when contact_origin is null and filled = '{}' then $3::text[] else filled end
  from leads where lead_id = $1
  on conflict (lead_id) do update set ghl_contact_id = coalesce(known.ghl_contact_id, excluded.ghl_contact_id),
    contact_origin = case when known.ghl_contact_id is null then excluded.contact_origin else known.contact_origin end,
    contact_hint = coalesce(known.contact_hint, excluded.contact_hint),
    tags = known.tags || excluded.tags, filled = known.filled || excluded.filled`;
const ADD = `insert into crm_deletions as known (lead_id, ghl_contact_id, contact_origin) values ($1, $2, nullif($3, 'unknown'))
  on conflict (lead_id) do update set ghl_contact_id = excluded.ghl_contact_id, contact_origin = excluded.contact_origin`;
const FIND = `select ghl_contact_id as "contactId", coalesce(contact_origin, 'unknown') as "contactOrigin",
  contact_hint as hint, tags, filled from crm_deletions where lead_id = $1`;

/** Table `crm_deletions`: contacts of erased leads, until nothing of the leads is there any more. */
@Injectable()
export class DeletionRows {
  constructor(@Inject(POSTGRES) private readonly db: Postgres) {}

  /** Takes over what is known of the lead's contact; nothing where the lead is gone already. */
  async request(leadId: string, { tags, filled }: Traces): Promise<void> {
    await this.db.query(REQUEST, [leadId, tags, filled]);
  }

  /** A contact that was found or made while its lead was erased. */
  async add(leadId: string, contactId: string, origin: ContactOriginV1): Promise<void> {
    await this.db.query(ADD, [leadId, contactId, origin]);
  }

  async find(leadId: string): Promise<Deletion | null> {
    return (await this.db.query<Row>(FIND, [leadId])).rows[0] ?? null;
  }

  async done(leadId: string): Promise<void> {
    await this.db.query('delete from crm_deletions where lead_id = $1', [leadId]);
  }
}
