import { Injectable } from '@nestjs/common';
import { type CrmCall, type CrmLeadView } from '#contracts/integration/managed.js';
import { type Actor } from '#contracts/shared/event.js';
import { type Page, type PageQuery } from '#backend/platform/http/paged.js';
import { LeadEdits } from '../commands/operate-leads/lead-edits.js';
import { type LeadEdit, type LeadManagement } from '../lead-management.port.js';
import { AskedSyncs } from '../sync/asked-syncs.js';
import { crmNotConfigured } from '../sync/dry-run/crm-refusals.js';
import { LeadDryRuns } from '../sync/dry-run/lead-dry-runs.js';
import { shownCall } from '../sync/dry-run/shown-call.js';
import { CrmLeadRows } from './crm-lead-rows.js';

@Injectable()
export class ManagedLeads implements LeadManagement {
  constructor(
    private readonly rows: CrmLeadRows,
    private readonly edits: LeadEdits,
    private readonly syncs: AskedSyncs,
    private readonly dryRuns: LeadDryRuns,
  ) {}

  page(status: CrmLeadView['syncStatus'] | null, page: PageQuery): Promise<Page<CrmLeadView>> {
    return this.rows.page(status, page);
  }

  find(leadId: string): Promise<CrmLeadView> {
    return this.rows.find(leadId);
  }

  async mend(leadId: string, edit: LeadEdit, actor: Actor): Promise<CrmLeadView> {
    await this.edits.edit(leadId, edit, actor);
    return this.rows.find(leadId);
  }

  async sync(leadId: string): Promise<CrmLeadView> {
    const lead = await this.rows.find(leadId);
    if (!(await this.syncs.ask(leadId))) throw crmNotConfigured();
    return lead;
  }

  async dryRun(leadId: string, show: (text: string) => string): Promise<readonly CrmCall[]> {
    return (await this.dryRuns.of(leadId)).map((call) => shownCall(call, show));
  }
}
