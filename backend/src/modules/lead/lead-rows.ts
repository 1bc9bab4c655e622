import { Inject, Injectable } from '@nestjs/common';
import { type ContactOriginV1 } from '#contracts/lead/events.js';
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
/** Tags that the contact did not have, and fields with what is written there (`writtenIn`). */
export interface Writes {
  readonly tags: readonly string[];
  readonly filled: readonly string[];
}
interface Reservation extends Reserved {
  readonly email: string;
}

const OF_COMMAND = 'select lead_id as "leadId", command_id as "commandId" from leads where command_id = $1 limit 1';
const REF = `select lead_id as "leadId", user_id as "userId", ghl_contact_id as "ghlContactId",
  coalesce(contact_origin, 'unknown') as "contactOrigin" from leads`;
/** The update changes nothing: it makes the statement return the row of whoever came first. */
const RESERVE = `insert into leads (lead_id, email_key, command_id, created_at) values ($1, $2, $3, now())
  on conflict (email_key) do update set email_key = excluded.email_key
  returning lead_id as "leadId", command_id as "commandId"`;
/** What was known of the same contact stays: found again, a contact that we made is still ours. */
const REMEMBER = `update leads set ghl_contact_id = $2, contact_hint = null,
  contact_origin = case when ghl_contact_id = $2 then contact_origin else nullif($3, 'unknown') end where lead_id = $1`;
/** While a lead is erased, what is written meanwhile belongs to what is to be taken away. */
const NOTE_WRITES = `update leads set added_tags = array(select distinct unnest(added_tags || $2::text[])),
  filled = array(select distinct unnest(filled || $3::text[])) where lead_id = $1`;
const FORGET = `update leads set ghl_contact_id = null, contact_origin = null, added_tags = '{}', filled = '{}'
  where lead_id = $1 and ghl_contact_id = $2`;
const CLAIM_EMAIL = 'update leads set email_key = $2 where lead_id = $1';
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

  /** The lead that this capture made, whatever its address is by now. */
  async madeBy(commandId: string): Promise<Reserved | null> {
    const { rows } = await this.db.query<{ leadId: string; commandId: string }>(OF_COMMAND, [commandId]);
    return rows[0] ?? null;
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
  async rememberContact(
    leadId: string,
    contactId: string,
    origin: ContactOriginV1,
  ): Promise<'remembered' | 'taken' | 'erased'> {
    try {
      const { rowCount } = await this.db.query(REMEMBER, [leadId, contactId, origin]);
      return rowCount === 1 ? 'remembered' : 'erased';
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  /** Unless the lead has another one by now. */
  async forgetContact(leadId: string, contactId: string): Promise<void> {
    await this.db.query(FORGET, [leadId, contactId]);
  }

  /**
   * Noted before it is written: what an erasure takes away from a contact that is not ours.
   * @returns false where the lead is gone: nothing may be written then
   */
  async noteWrites(leadId: string, { tags, filled }: Writes): Promise<boolean> {
    return (await this.db.query(NOTE_WRITES, [leadId, tags, filled])).rowCount === 1;
  }

  /** Keeps a number for this lead. @returns false where another lead has sent it */
  async claimPhone(leadId: string, phone: string): Promise<boolean> {
    try {
      await this.db.query('update leads set phone_key = $2 where lead_id = $1', [
        leadId,
        this.hashes.of('lead-phone', phone),
      ]);
      return true;
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  /** The number of this lead, if it had one, is free again. */
  async releasePhone(leadId: string): Promise<void> {
    await this.db.query('update leads set phone_key = null where lead_id = $1', [leadId]);
  }

  /** Whether another lead has sent this number. */
  async isPhoneOfAnother(leadId: string, phone: string): Promise<boolean> {
    const { rowCount } = await this.db.query('select from leads where phone_key = $2 and lead_id <> $1', [
      leadId,
      this.hashes.of('lead-phone', phone),
    ]);
    return rowCount !== 0;
  }

  /** Gives the lead another address; the one of before is free then. @returns 'taken' where another lead has it */
  async claimEmail(leadId: string, email: string): Promise<'claimed' | 'taken' | 'erased'> {
    try {
      const { rowCount } = await this.db.query(CLAIM_EMAIL, [leadId, this.keyOf(email)]);
      return rowCount === 1 ? 'claimed' : 'erased';
    } catch (error) {
      if (errorCode(error) === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  /** The sealed address of which an unanswered call may have made a contact for this lead; null: there is none. */
  async hintOf(leadId: string): Promise<string | null> {
    const query = 'select contact_hint as hint from leads where lead_id = $1';
    return (await this.db.query<{ hint: string | null }>(query, [leadId])).rows[0]?.hint ?? null;
  }

  /** What was ever written to the fields of the lead's contact. */
  async filledOf(leadId: string): Promise<readonly string[]> {
    const { rows } = await this.db.query<{ filled: string[] }>('select filled from leads where lead_id = $1', [leadId]);
    return rows[0]?.filled ?? [];
  }

  /** @param hint null: no call is unanswered any more @returns false where the lead is gone */
  async keepHint(leadId: string, hint: string | null): Promise<boolean> {
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
