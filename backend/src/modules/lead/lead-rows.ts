import { Inject, Injectable } from '@nestjs/common';
import { normalEmail } from '#backend/platform/email/email-address.js';
import { errorCode } from '#backend/platform/files/error-code.js';
import { KeyedHashes } from '#backend/platform/keys/keyed-hashes.js';
import { POSTGRES, type Postgres } from '#backend/platform/postgres/postgres.port.js';
import { type LeadRef, type Leads } from './lead.port.js';

export interface Reserved {
  readonly leadId: string;
  /** The capture that reserved the address first. */
  readonly commandId: string;
}
interface Reservation extends Reserved {
  readonly email: string;
}

const REF = 'select lead_id as "leadId", user_id as "userId", ghl_contact_id as "ghlContactId" from leads';
/** The update changes nothing: it makes the statement return the row of whoever came first. */
const RESERVE = `insert into leads (lead_id, email_key, command_id, created_at) values ($1, $2, $3, now())
  on conflict (email_key) do update set email_key = excluded.email_key
  returning lead_id as "leadId", command_id as "commandId"`;
const UNIQUE_VIOLATION = '23505';

/** Table `leads`: its unique keys give an address and a contact to one lead, before the event is appended. */
@Injectable()
export class LeadRows implements Leads {
  constructor(
    @Inject(POSTGRES) private readonly db: Postgres,
    private readonly hashes: KeyedHashes,
  ) {}

  /** What stands for an address. */
  keyOf(email: string): string {
    return this.hashes.of('lead', normalEmail(email));
  }

  /** The lead of this address: a new one, or the one that has it. */
  async reserve({ leadId, commandId, email }: Reservation): Promise<Reserved> {
    const { rows } = await this.db.query<{ leadId: string; commandId: string }>(RESERVE, [
      leadId,
      this.keyOf(email),
      commandId,
    ]);
    return rows[0] ?? { leadId, commandId };
  }

  findByContact(contactId: string): Promise<LeadRef | null> {
    return this.one('ghl_contact_id = $1', contactId);
  }
  findByEmail(email: string): Promise<LeadRef | null> {
    return this.one('email_key = $1', this.keyOf(email));
  }
  ofUser(userId: string): Promise<LeadRef | null> {
    return this.one('user_id = $1', userId);
  }
  find(leadId: string): Promise<LeadRef | null> {
    return this.one('lead_id = $1', leadId);
  }

  /** The newest first. */
  async allOf(userId: string): Promise<readonly LeadRef[]> {
    return (await this.db.query<LeadRow>(`${REF} where user_id = $1 order by created_at desc, lead_id`, [userId])).rows;
  }

  async link(leadId: string, userId: string): Promise<void> {
    await this.db.query('update leads set user_id = $2 where lead_id = $1', [leadId, userId]);
  }

  /** @returns 'taken' where the contact is another lead's, 'erased' where the lead is gone */
  async rememberContact(leadId: string, contactId: string): Promise<'remembered' | 'taken' | 'erased'> {
    try {
      const { rowCount } = await this.db.query(
        'update leads set ghl_contact_id = $2, contact_hint = null where lead_id = $1',
        [leadId, contactId],
      );
      return rowCount === 1 ? 'remembered' : 'erased';
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  async forgetContact(leadId: string): Promise<void> {
    await this.db.query('update leads set ghl_contact_id = null where lead_id = $1', [leadId]);
  }

  /** @returns false where the lead is gone */
  async keepHint(leadId: string, hint: string): Promise<boolean> {
    const kept = await this.db.query('update leads set contact_hint = $2 where lead_id = $1', [leadId, hint]);
    return kept.rowCount === 1;
  }

  /** The address is free again. */
  async remove(leadId: string): Promise<void> {
    await this.db.query('delete from leads where lead_id = $1', [leadId]);
  }

  private async one(condition: string, value: string): Promise<LeadRef | null> {
    const { rows } = await this.db.query<LeadRow>(
      `${REF} where ${condition} order by created_at desc, lead_id limit 1`,
      [value],
    );
    return rows[0] ?? null;
  }
}

interface LeadRow extends LeadRef, Record<string, unknown> {}
