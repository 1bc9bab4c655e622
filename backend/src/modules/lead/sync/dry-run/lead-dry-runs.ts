import { Inject, Injectable } from '@nestjs/common';
import { LEAD_REJECTIONS } from '#contracts/lead/rejections.js';
import { CrmError } from '#backend/platform/crm/crm-error.js';
import { CRM, type Crm, type NotedCall, type Rehearsal } from '#backend/platform/crm/crm.port.js';
import { rejectedBy } from '#backend/platform/http/rejected.error.js';
import { type Lead } from '../../domain/lead.fold.js';
import { LeadCommands } from '../../lead-commands.js';
import { LeadRows } from '../../lead-rows.js';
import { ContactFinder } from '../contact-finder.js';
import { ContactHints } from '../contact-hints.js';
import { ContactSync } from '../contact-sync.js';
import { LeadSync } from '../lead-sync.js';
import { ContactTakenError } from '../sync-errors.js';
import { crmFailed, crmNotConfigured } from './crm-refusals.js';
import { RehearsedLead } from './rehearsed-lead.js';
import { RehearsedRows } from './rehearsed-rows.js';

/** Syncs that only read: the same steps as a real one, with writes that are noted instead of sent. */
@Injectable()
export class LeadDryRuns {
  constructor(
    private readonly leads: LeadCommands,
    private readonly rows: LeadRows,
    private readonly hints: ContactHints,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  /**
   * The calls that a sync would make that is asked for now. It ends where a sync would: at a contact that another lead has.
   * @throws RejectedError LEAD_NOT_KNOWN, CRM_NOT_CONFIGURED, CRM_FAILED where the CRM did not answer a read
   */
  async of(leadId: string): Promise<readonly NotedCall[]> {
    const lead = await this.leads.find(leadId);
    if (lead.status !== 'captured') throw rejectedBy(LEAD_REJECTIONS, { code: 'LEAD_NOT_KNOWN' });
    if (!this.crm.isConfigured) throw crmNotConfigured();
    const rehearsal = this.crm.rehearsal();
    try {
      await this.rehearse(leadId, lead, rehearsal);
    } catch (error) {
      if (error instanceof CrmError) throw crmFailed(error);
      if (!(error instanceof ContactTakenError)) throw error;
    }
    return rehearsal.calls;
  }

  private rehearse(leadId: string, lead: Lead, { crm }: Rehearsal): Promise<void> {
    const [rows, known] = [new RehearsedRows(this.rows, this.hints), new RehearsedLead(lead)];
    const contacts = new ContactSync(rows, new ContactFinder(rows, rows, rows, crm), rows, crm);
    return new LeadSync(known, rows, contacts, known).sync(leadId, true);
  }
}
