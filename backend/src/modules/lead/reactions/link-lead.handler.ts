import { Inject, Injectable } from '@nestjs/common';
import { ACCOUNTS, type Accounts } from '#backend/modules/account/account.port.js';
import { type JobData } from '#backend/platform/jobs/jobs.port.js';
import { QueueProcessor } from '#backend/platform/jobs/work-discovery.js';
import { type JobHandler } from '#backend/platform/jobs/work.js';
import { LeadErasures } from '../erasure/lead-erasures.js';
import { CatchUp } from './catch-up.js';
import { LINK_LEAD } from './lead-jobs.js';
import { LeadLinks } from './lead-links.js';

/** The job `link-lead`. */
@Injectable()
@QueueProcessor()
export class LinkLeadHandler implements JobHandler {
  readonly queue = LINK_LEAD;

  constructor(
    private readonly links: LeadLinks,
    private readonly erasures: LeadErasures,
    private readonly catchUp: CatchUp,
    @Inject(ACCOUNTS) private readonly accounts: Accounts,
  ) {}

  async run(data: JobData): Promise<void> {
    for (const link of await this.links.asked(data))
      if (await this.links.link(link)) await this.afterLink(link.leadId, link.userId);
  }

  /** The person may have been erased in between: the lead goes with them. */
  private async afterLink(leadId: string, userId: string): Promise<void> {
    const account = await this.accounts.find(userId);
    if (account === null) await this.erasures.erase(leadId);
    else await this.catchUp.tell(leadId, userId, account);
  }
}
