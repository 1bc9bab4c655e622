import { Inject, Injectable } from '@nestjs/common';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { LeadRows } from '../lead-rows.js';
import { syncJob } from '../reactions/lead-jobs.js';
import { SyncRecords } from '../sync/sync-records.js';

/** Gives a new contact to a lead that was captured again while the erased lead's contact was still in the CRM. */
@Injectable()
export class ContactRestores {
  constructor(
    private readonly rows: LeadRows,
    private readonly records: SyncRecords,
    @Inject(JOBS) private readonly jobs: Jobs,
  ) {}

  /** @param contactId of a contact that was deleted */
  async restore(contactId: string): Promise<void> {
    const lead = await this.rows.findByContact(contactId);
    if (lead === null) return;
    await this.records.failed(lead.leadId, 'contact_gone', null);
    await this.rows.forgetContact(lead.leadId, contactId);
    const { queue, data, options } = syncJob(lead.leadId, `after-${contactId}`);
    await this.jobs.add(queue, data, options);
  }
}
