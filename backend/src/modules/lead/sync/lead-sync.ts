import { Inject, Injectable } from '@nestjs/common';
import { contactOf } from '../domain/contact.rules.js';
import { type Lead } from '../domain/lead.fold.js';
import { LeadCommands } from '../lead-commands.js';
import { LeadRows } from '../lead-rows.js';
import { ContactSync } from './contact-sync.js';
import { ContactGoneError } from './sync-errors.js';
import { sentOf } from './sent-fields.js';
import { SyncRecords } from './sync-records.js';
import { type FindsLeads, type RecordsSyncs, type SyncRows } from './sync-rows.js';

/** Brings a lead to the CRM, and records it. */
@Injectable()
export class LeadSync {
  constructor(
    @Inject(LeadCommands) private readonly leads: FindsLeads,
    @Inject(LeadRows) private readonly rows: Pick<SyncRows, 'forgetContact'>,
    private readonly contacts: ContactSync,
    @Inject(SyncRecords) private readonly records: RecordsSyncs,
  ) {}

  /**
   * A contact that was deleted in the CRM is made anew. @param isAsked the CRM is asked whether it is there, also where
   * nothing has changed here @throws CrmError, ContactTakenError, ContactGoneError
   */
  async sync(leadId: string, isAsked: boolean): Promise<void> {
    const lead = await this.leads.find(leadId);
    try {
      await this.bring(leadId, lead, isAsked);
    } catch (error) {
      if (!(error instanceof ContactGoneError)) throw error;
      await this.records.failed(leadId, 'contact_gone', null);
      await this.rows.forgetContact(leadId, error.contactId);
      await this.bring(leadId, await this.leads.find(leadId), isAsked);
    }
  }

  private async bring(leadId: string, lead: Lead, isAsked: boolean): Promise<void> {
    if (lead.status !== 'captured' || lead.email === '') return;
    const synced = await this.contacts.bring(leadId, lead, isAsked);
    const fields = contactOf(lead);
    if (synced) await this.records.synced({ leadId, ...synced, fields, sent: sentOf(fields), tags: lead.tags });
  }
}
