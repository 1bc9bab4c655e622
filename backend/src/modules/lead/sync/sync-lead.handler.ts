import { Inject, Injectable } from '@nestjs/common';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { CrmDeletions } from '../erasure/crm-deletions.js';
import { isAsked, SYNC_LEAD } from '../reactions/lead-jobs.js';
import { LeadSync } from './lead-sync.js';
import { SyncFailures } from './sync-failures.js';

/** The job `sync-lead`: brings a lead's contact, or its deletion, to the CRM. Done again, it sends nothing again. */
@Injectable()
@QueueProcessor()
export class SyncLeadHandler implements JobHandler {
  readonly queue = SYNC_LEAD;

  constructor(
    private readonly leads: LeadSync,
    private readonly deletions: CrmDeletions,
    private readonly failures: SyncFailures,
    @Inject(CRM) private readonly crm: Crm,
  ) {}

  async run(data: JobData): Promise<void> {
    if (!this.crm.isConfigured) return;
    const leadId = String(data['leadId']);
    try {
      await this.leads.sync(leadId, isAsked(data));
      // A lead may have been erased meanwhile: then its contact is deleted here.
      await this.deletions.carryOut(leadId);
    } catch (error) {
      await this.failures.handle(data, error);
    }
  }
}
