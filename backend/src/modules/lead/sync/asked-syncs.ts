import { Inject, Injectable } from '@nestjs/common';
import { CRM, type Crm } from '#backend/platform/crm/crm.port.js';
import { JOBS, type Jobs } from '#backend/platform/jobs/jobs.port.js';
import { RANDOM, type Random } from '#backend/platform/random/random.js';
import { syncJob } from '../reactions/lead-jobs.js';

/** Brings a lead to the CRM because somebody asks for it. */
@Injectable()
export class AskedSyncs {
  constructor(
    @Inject(JOBS) private readonly jobs: Pick<Jobs, 'add'>,
    @Inject(CRM) private readonly crm: Pick<Crm, 'isConfigured'>,
    @Inject(RANDOM) private readonly random: Random,
  ) {}

  /** @returns false where no CRM is configured: the lead is kept, and goes there once one is */
  async ask(leadId: string): Promise<boolean> {
    if (!this.crm.isConfigured) return false;
    const { queue, data, options } = syncJob(leadId, `asked-${this.random.uuid()}`, { isAsked: true });
    await this.jobs.add(queue, data, options);
    return true;
  }
}
